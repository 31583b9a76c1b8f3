import { keepPreviousData, useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { api } from "../../kernel/api.ts";
import { useListSearch } from "../../kernel/table/list-search.ts";
import { type OverviewSearch, usualRange } from "./overview-search.ts";

const look = 30_000; // ms; prices move, and a deposit may come in

/** The overview's figures in the account's own currency, or in the one chosen. */
export function useOverview() {
  const search = useListSearch<OverviewSearch>();
  const own = useSuspenseQuery(api.assets.getAssetsSummary.queryOptions({})).data;
  const ownHoldings = useSuspenseQuery(api.assets.getAssets.queryOptions({})).data;
  const ownShares = useSuspenseQuery(api.assets.getAssetDistribution.queryOptions({})).data;

  const others = own.alternatives.map((total) => total.currency);
  const other = others.find((currency) => currency === search.currency);
  const days = search.days ?? usualRange;
  const valued = other === undefined ? {} : { currency: other };
  const shared = { placeholderData: keepPreviousData, refetchInterval: look };
  const summary = useQuery({
    ...api.assets.getAssetsSummary.queryOptions({ ...valued, ...(days !== usualRange && { days }) }),
    ...shared,
  });
  const holdings = useQuery({ ...api.assets.getAssets.queryOptions(valued), ...shared });
  const shares = useQuery({ ...api.assets.getAssetDistribution.queryOptions(valued), ...shared });

  return {
    search,
    days,
    currencies: [own.currency, ...others],
    // The totals in other currencies came with the first answer: a switch shows them at once.
    total: own.alternatives.find((total) => total.currency === other) ?? own,
    summary: summary.data ?? own,
    summaryStale: summary.isPlaceholderData || summary.isPending,
    holdings: holdings.data ?? ownHoldings,
    distribution: shares.data ?? ownShares,
  };
}

export type Overview = ReturnType<typeof useOverview>;
