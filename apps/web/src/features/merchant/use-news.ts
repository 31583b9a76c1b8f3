import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { eventsApi } from "./events-api.ts";

/** The contract: "every few seconds to follow what happens". */
const look = 5000; // ms

/** Follows the account's events: a new or changed order refetches all merchant data. */
export function useNews(): void {
  const queries = useQueryClient();
  const { data: latest } = useQuery({
    ...eventsApi.events.getEventList.queryOptions({ MaxResultCount: 1 }),
    select: ({ items }) => items[0]?.id ?? "none",
    refetchInterval: look,
    meta: { shows: "nothing" },
  });
  const known = useRef(latest);
  useEffect(() => {
    if (known.current !== undefined && known.current !== latest)
      void queries.invalidateQueries({ queryKey: ["merchant"] });
    known.current = latest;
  }, [latest, queries]);
}
