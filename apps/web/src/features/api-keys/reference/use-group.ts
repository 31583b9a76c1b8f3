import { load } from "virtual:reference";
import { useQuery } from "@tanstack/react-query";

/** Loads a group's pages on demand. */
export const useGroup = (group: string) =>
  useQuery({
    queryKey: ["reference", group],
    queryFn: async () => (await load[group]?.())?.default ?? null,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { shows: "place" },
  });
