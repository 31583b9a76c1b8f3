import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";

/** Refetches after receiving methods changed, or may have: selling depends on them. */
export function useReload(): () => void {
  const queries = useQueryClient();
  return useCallback(() => {
    for (const group of ["receiptMethods", "p2p"]) void queries.invalidateQueries({ queryKey: [group] });
  }, [queries]);
}
