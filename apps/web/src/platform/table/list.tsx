import type { Page } from "@coffer/sdk";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { type IntlShape, useIntl } from "react-intl";
import type { Read } from "../api.ts";
import { FormattedMessage, type PlainMessageId } from "../intl/intl.ts";
import { type StatusTexts, statusOf } from "../status/status.ts";
import { StatusTag } from "../status/status-tag.tsx";
import { readSort } from "./columns.ts";
import { DataTable } from "./data-table.tsx";
import { exportPage } from "./export-list.ts";
import { FilterControls } from "./filter-controls.tsx";
import type { FilterOption, FilterParams, FilterSearch, Filters, listFilters } from "./list-filters.ts";
import { listQuery } from "./list-query.ts";
import { useListSearch } from "./use-list-search.ts";

/** A column of a list, of its file, or of both. On a phone it is a line of the row's card. */
export interface ListColumn<Row> {
  id: string;
  header: PlainMessageId;
  /** Left out where only the file has the column. */
  cell?: (row: Row) => ReactNode;
  number?: boolean;
  sort?: boolean;
  /** The value in the file: an amount raw, a time in ISO. Left out where only the screen has the column. */
  file?: (row: Row, intl: IntlShape) => string;
  /** The header in the file, where it is another. */
  fileHeader?: PlainMessageId;
}

/** The column of a row's status. */
export const statusColumn = <Row extends { status: number }>(
  header: PlainMessageId,
  table: StatusTexts<number>,
): ListColumn<Row> => ({
  id: "status",
  header,
  cell: ({ status }) => <StatusTag of={table} value={status} />,
  file: ({ status }, intl) => intl.formatMessage({ id: statusOf(table, status).label }),
});

/** What a list asks the API for, beside what its filters do. */
interface PageInput {
  SkipCount: number;
  MaxResultCount: number;
}
type Sorting<Key extends string> = { Sorting?: `${Key} ${"asc" | "desc"}` };

/** A list page, declared once: its query, columns, filters, empty state and file. */
export interface ListDeclaration<Row, Of extends Filters, Key extends string, Result> {
  /** The file's name, without date and ending. */
  name: string;
  caption: PlainMessageId;
  empty: { title: PlainMessageId; body: PlainMessageId };
  columns: readonly ListColumn<Row>[];
  filters: ReturnType<typeof listFilters<Of>>;
  /** The columns the server can order by. */
  sortBy: readonly Key[];
  query: (input: FilterParams<Of> & Sorting<Key> & PageInput) => Read<Result>;
  pages: (
    input: FilterParams<Of> & Sorting<Key> & Pick<PageInput, "MaxResultCount">,
    signal: AbortSignal,
  ) => AsyncIterable<Page & { readonly items: readonly Row[] }>;
  /** Reads the page again after `every` ms while one of its rows is `open`. */
  refresh?: { every: number; open: (row: Row) => boolean };
}

export interface ListProps<Row, Of extends Filters, Key extends string, Result> {
  list: ListDeclaration<Row, Of, Key, Result>;
  /** Whether the page has its own title for it. */
  titled?: boolean | undefined;
  /** The options that a query answers, by the filter's key. */
  options?: { [Name in keyof Of]?: readonly FilterOption[] };
  /** At the end of each row. `open` puts its id into the address, on the same page of the list. */
  actions?: (row: Row, open: () => void) => ReactNode;
  /** What follows the table, by the page that is shown. */
  below?: (result: Result | undefined) => ReactNode;
}

/** Draws a declared list: its filters, its table or cards, its pages and its file, with every state. */
export function List<
  Row extends { readonly id: string },
  Of extends Filters,
  Key extends string,
  Result extends { readonly items: readonly Row[]; readonly totalCount: number },
>({ list, titled, options = {}, actions, below }: ListProps<Row, Of, Key, Result>) {
  const intl = useIntl();
  const { columns, filters } = list;
  const { query: page, set, ...search } = useListSearch();
  const asked = search as FilterSearch<Of>;
  const input = { ...filters.params(asked), ...sortingOf(list.sortBy, search.sort) };
  const query = useQuery({
    ...list.query({ ...page, ...input }),
    ...listQuery((items: readonly Row[]) => {
      const { refresh } = list;
      return refresh !== undefined && items.some(refresh.open) && refresh.every;
    }),
  });
  const data: Result | undefined = query.data;
  return (
    <>
      <DataTable<Row>
        caption={intl.formatMessage({ id: list.caption })}
        titled={titled}
        query={query}
        rows={data?.items}
        total={data?.totalCount}
        rowKey={({ id }) => id}
        columns={columns.flatMap(({ id, header, cell, number, sort }) =>
          cell ? [{ id, header: intl.formatMessage({ id: header }), cell, number, sort }] : [],
        )}
        whole={{
          name: list.name,
          fields: columns.flatMap(({ header, file, fileHeader = header }) =>
            file ? [{ header: intl.formatMessage({ id: fileHeader }), value: (row: Row) => file(row, intl) }] : [],
          ),
          pages: (signal) => list.pages({ ...input, MaxResultCount: exportPage }, signal),
        }}
        tools={
          <FilterControls
            filters={filters.filters}
            search={search}
            options={options}
            change={(changes) => void set(changes)}
          />
        }
        filtered={filters.isFiltered(asked)}
        clear={() => void set(filters.none)}
        actions={actions && ((row) => actions(row, () => void set({ id: row.id, page: search.page })))}
        empty={{ title: <FormattedMessage id={list.empty.title} />, body: <FormattedMessage id={list.empty.body} /> }}
      />
      {below?.(data)}
    </>
  );
}

function sortingOf<Key extends string>(keys: readonly Key[], sort: string | undefined): Sorting<Key> {
  const sorted = readSort(sort);
  const key = keys.find((each) => each === sorted?.id);
  return key && sorted ? { Sorting: `${key} ${sorted.falling ? "desc" : "asc"}` } : {};
}
