import { useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "./api.ts";

const look = 5000; // ms: a delivery is answered within seconds.

export const useWebhooks = () =>
  useQuery({
    ...api.events.getWebhookList.queryOptions(),
    refetchInterval: look,
    meta: { shows: "place" },
  });

/** Called after a webhook changed or sent something, or may have. */
export function useEventsChanged(): () => void {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: ["events"] });
}
