import type { CoinConfig } from "@coffer/sdk";
import { useQuery } from "@tanstack/react-query";
import { api, coffer } from "../../platform/api.ts";
import { walletNumber } from "../../platform/money/wallets.ts";
import { exportPage } from "../../platform/table/export-list.ts";
import { listQuery } from "../../platform/table/list-query.ts";
import { useListSearch } from "../../platform/table/use-list-search.ts";
import type { EntrySearch } from "./entry-search.ts";
import { EntryTable, entryFiltersOf } from "./entry-table.tsx";

/** The entries of every wallet. */
export function Entries({ coins }: { coins: readonly CoinConfig[] }) {
  const { query: page, ...search } = useListSearch<EntrySearch>();
  const filters = {
    ...entryFiltersOf(search),
    ...(search.wallet !== undefined && { Wallet: walletNumber(search.wallet) }),
  };
  const query = useQuery({
    ...api.assets.getUserAssetsHistory.queryOptions({ ...page, ...filters }),
    ...listQuery(),
  });
  const pages = (signal: AbortSignal) =>
    coffer.assets.getUserAssetsHistory({ ...filters, MaxResultCount: exportPage }, { signal }).pages();
  return (
    <EntryTable coins={coins} caption="assets.history" wallets query={query} whole={{ name: "balances", pages }} />
  );
}
