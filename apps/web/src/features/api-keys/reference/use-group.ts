import { load } from "virtual:reference";
import { useQuery } from "@tanstack/react-query";

/** A group's pages, fetched when somebody looks. */
export const useGroup = (group: string) =>
  useQuery({
    queryKey: ["reference", group],
    queryFn: async () => (await load[group]?.())?.default ?? null,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { shows: "place" },
  });
