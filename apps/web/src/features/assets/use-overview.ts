import { keepPreviousData, useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useListSearch } from "../../platform/table/use-list-search.ts";
import { overviewOptions } from "./overview-query.ts";
import { type OverviewSearch, usualRange } from "./overview-search.ts";

const look = 30_000; // ms; prices move, and a deposit may arrive.

/** The overview's figures in the account's own or the selected currency. */
export function useOverview() {
  const search = useListSearch<OverviewSearch>();
  const own = useSuspenseQuery(overviewOptions()).data;
  const ownCurrency = own.summary.currency;
  const others = own.summary.alternatives.map((total) => total.currency);
  const other = others.find((currency) => currency === search.currency);
  const days = search.days ?? usualRange;
  const chosen = useQuery({
    ...overviewOptions(other, days),
    placeholderData: keepPreviousData,
    refetchInterval: look,
  });
  return {
    search,
    days,
    currencies: [ownCurrency, ...others],
    currency: other ?? ownCurrency,
    ...(chosen.data ?? own),
    /** Keeps the old figures until all new ones are loaded, never a mixture. */
    stale: chosen.isPlaceholderData || chosen.isPending,
  };
}

export type Overview = ReturnType<typeof useOverview>;
