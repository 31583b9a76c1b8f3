import type { CoinConfig } from "@coffer/sdk";
import { useQuery } from "@tanstack/react-query";
import { api, coffer } from "../../platform/api.ts";
import { exportPage } from "../../platform/table/export-list.ts";
import { listQuery } from "../../platform/table/list-query.ts";
import { useListSearch } from "../../platform/table/use-list-search.ts";
import type { EntrySearch } from "./entry-search.ts";
import { EntryTable, entryFiltersOf } from "./entry-table.tsx";

/** The entries of the cloud wallet. */
export function CloudEntries({ coins }: { coins: readonly CoinConfig[] }) {
  const { query: page, ...search } = useListSearch<EntrySearch>();
  const filters = entryFiltersOf(search);
  const query = useQuery({
    ...api.assets.getCloudWalletAssetsHistory.queryOptions({ ...page, ...filters }),
    ...listQuery(),
  });
  const pages = (signal: AbortSignal) =>
    coffer.assets.getCloudWalletAssetsHistory({ ...filters, MaxResultCount: exportPage }, { signal }).pages();
  return (
    <EntryTable
      coins={coins}
      caption="assets.cloudHistory"
      wallets={false}
      query={query}
      whole={{ name: "cloud-wallet", pages }}
    />
  );
}
