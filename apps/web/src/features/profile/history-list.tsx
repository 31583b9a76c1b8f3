import type { ReactNode } from "react";
import { readSort } from "../../platform/table/columns.ts";
import { DataTable, type DataTableProps } from "../../platform/table/data-table.tsx";
import { DayFilter } from "../../platform/table/day-filter.tsx";
import type { ListExport } from "../../platform/table/export-list.ts";
import { useListSearch } from "../../platform/table/use-list-search.ts";
import { momentsOf } from "../../platform/time/day-range.ts";
import { type EventView, type Happened, useEventColumns, useEventFields } from "./event-table.tsx";
import { type HistorySearch, noHistoryFilters } from "./history-search.ts";

/** The common search parameters of both histories. */
export function useHistorySearch() {
  const { query: page, from, until, sort, went, what, set } = useListSearch<HistorySearch>();
  const sorted = readSort(sort);
  const filters = {
    ...momentsOf({ from, to: until }),
    ...(sorted?.id === "time" && { Sorting: sorted.falling ? ("time desc" as const) : ("time asc" as const) }),
  };
  return { page, filters, went, what, from, until, set };
}

export interface HistoryListProps<Row extends Happened> extends Pick<DataTableProps<Row>, "query" | "empty"> {
  caption: string;
  data: { items: readonly Row[]; totalCount: number } | undefined;
  view: EventView<Row>;
  /** Filters by kind of event. */
  kinds: ReactNode;
  file: string;
  pages: ListExport<Row>["pages"];
}

/** A history of 90 days, filtered by kind and date, with an export. */
export function HistoryList<Row extends Happened>(props: HistoryListProps<Row>) {
  const { caption, data, view, kinds, file, pages, query, empty } = props;
  const { from, until, went, what, set } = useHistorySearch();
  const columns = useEventColumns(view);
  const fields = useEventFields(view);
  return (
    <DataTable
      caption={caption}
      columns={columns}
      query={query}
      rows={data?.items}
      total={data?.totalCount}
      rowKey={({ id }) => id}
      whole={{ name: file, fields, pages }}
      tools={
        <>
          {kinds}
          <DayFilter from={from} to={until} change={(days) => void set({ from: days.from, until: days.to })} />
        </>
      }
      filtered={[from, until, went, what].some((filter) => filter !== undefined)}
      clear={() => void set(noHistoryFilters)}
      empty={empty}
    />
  );
}
