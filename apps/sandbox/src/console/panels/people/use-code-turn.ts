import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useWorldNow } from "../../calls/world-now.ts";

/** An authenticator shows a new code every 30 s of the world's time. */
const PERIOD = 30;

/** The seconds left of the shown codes; on a change, everything is refetched. */
export function useCodeTurn(): number | undefined {
  const { now } = useWorldNow();
  const queryClient = useQueryClient();
  const step = now === undefined ? undefined : Math.floor(now / 1000 / PERIOD);
  useEffect(() => {
    if (step !== undefined)
      void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] === "users" });
  }, [step, queryClient]);
  return now === undefined ? undefined : PERIOD - (Math.floor(now / 1000) % PERIOD);
}
