import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";

/** What somebody is paid by has changed, or may have: who may sell hangs on it too. */
export function useReload(): () => void {
  const queries = useQueryClient();
  return useCallback(() => {
    for (const group of ["receiptMethods", "p2p"]) void queries.invalidateQueries({ queryKey: [group] });
  }, [queries]);
}
