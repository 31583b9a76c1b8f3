import { keepPreviousData, queryOptions, useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { coffer } from "../../kernel/api.ts";
import { useListSearch } from "../../kernel/table/list-search.ts";
import { type OverviewSearch, type Range, usualRange } from "./overview-search.ts";

const look = 30_000; // ms; prices move, and a deposit may come in
const tries = 3;

/** Everything on the screen from one moment's prices: replies of two ticks would differ by cents, and are asked for again. */
async function read(valued: { currency?: string }, days: Range, signal: AbortSignal) {
  const { getAssetsSummary, getAssets, getAssetDistribution } = coffer.assets;
  for (let tried = 1; ; tried++) {
    const [summary, holdings, distribution] = await Promise.all([
      getAssetsSummary({ ...valued, ...(days !== usualRange && { days }) }, { signal }),
      getAssets(valued, { signal }),
      getAssetDistribution(valued, { signal }),
    ]);
    const agree = holdings.at === summary.at && distribution.at === summary.at;
    if (agree || tried === tries) return { summary, holdings, distribution };
  }
}

/** Without a currency in the account's own. Stands under `assets`, so it is stale when money has moved. */
export const overviewOptions = (currency?: string, days: Range = usualRange) =>
  queryOptions({
    queryKey: ["assets", "overview", currency, days],
    queryFn: ({ signal }) => read(currency === undefined ? {} : { currency }, days, signal),
  });

/** The overview's figures in the account's own currency, or in the one chosen. */
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
    /** The figures before a change of currency or range, until the new ones are here: all of them, never a mixture. */
    stale: chosen.isPlaceholderData || chosen.isPending,
  };
}

export type Overview = ReturnType<typeof useOverview>;
