import { type AssetHistoryEntry, type CoinConfig, RecordType } from "@coffer/sdk";
import { useIntl } from "react-intl";
import { FormattedMessage, type PlainMessageId } from "../../platform/intl/intl.ts";
import { DataTable, type DataTableProps } from "../../platform/table/data-table.tsx";
import type { ListExport } from "../../platform/table/export-list.ts";
import { sortingOf } from "../../platform/table/record-filters.tsx";
import { useListSearch } from "../../platform/table/use-list-search.ts";
import { momentsOf } from "../../platform/time/day-range.ts";
import { useEntryColumns, useEntryFields } from "./entry-columns.tsx";
import { EntryFilters } from "./entry-filters.tsx";
import { type EntrySearch, isFiltered, noEntryFilters } from "./entry-search.ts";

export interface EntryTableProps {
  coins: readonly CoinConfig[];
  caption: PlainMessageId;
  /** Whether it covers several wallets. */
  wallets: boolean;
  query: NonNullable<DataTableProps<AssetHistoryEntry>["query"]> & {
    data: { items: readonly AssetHistoryEntry[]; totalCount: number } | undefined;
  };
  whole: Pick<ListExport<AssetHistoryEntry>, "name" | "pages">;
}

/** Entries of a history, each linked to its record. */
export function EntryTable({ coins, caption, wallets, query, whole }: EntryTableProps) {
  const intl = useIntl();
  const { set, query: _page, ...search } = useListSearch<EntrySearch>();
  const columns = useEntryColumns({ wallets });
  const fields = useEntryFields();
  return (
    <DataTable
      titled
      caption={intl.formatMessage({ id: caption })}
      query={query}
      rows={query.data?.items}
      total={query.data?.totalCount}
      rowKey={({ id }) => id}
      columns={columns}
      whole={{ ...whole, fields }}
      tools={<EntryFilters coins={coins} search={search} change={(next) => void set({ ...next })} wallets={wallets} />}
      filtered={isFiltered(search)}
      clear={() => void set({ ...noEntryFilters })}
      empty={{
        title: <FormattedMessage id="assets.noEntries" />,
        body: <FormattedMessage id="assets.noEntriesBody" />,
      }}
    />
  );
}

/** The filters of a list of entries, besides its page. */
export const entryFiltersOf = ({ type, of, from, until, sort }: EntrySearch & { sort?: string | undefined }) => ({
  ...momentsOf({ from, to: until }),
  ...(type !== undefined && { Type: RecordType[type] }),
  ...(of !== undefined && { Coin: of }),
  ...sortingOf(sort),
});
