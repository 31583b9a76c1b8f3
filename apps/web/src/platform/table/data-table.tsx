import { Button, Card, CardHeader, CardTitle, EmptyState, Skeleton } from "@coffer/ui";
import { DownloadIcon, SlidersHorizontalIcon } from "lucide-react";
import { type ReactNode, Suspense, useId, useState } from "react";
import { useIntl } from "react-intl";
import { download, toCsv } from "../csv.ts";
import { FormattedMessage } from "../intl/intl.ts";
import { lazyPart } from "../page/lazy-part.tsx";
import { LoadFailure } from "../page/load-failure.tsx";
import { RowSkeletons } from "../page/page-skeleton.tsx";
import { CardRows } from "./card-rows.tsx";
import { type Column, csvRows, nextSort, readSort, sortRows } from "./columns.ts";
import { csvOf, type ListExport } from "./export-list.ts";
import { Pages } from "./pages.tsx";
import { TableRows } from "./table-rows.tsx";
import { useListSearch } from "./use-list-search.ts";
import { useNarrow } from "./use-narrow.ts";

// Only lists that the server pages have it.
const ExportButton = lazyPart(() => import("./export-button.tsx").then(({ ExportButton: it }) => it));

export interface DataTableProps<Row> {
  /** Names the table for a screen reader; shown as the card's title when `titled`. */
  caption: string;
  titled?: boolean | undefined;
  columns: readonly Column<Row>[];
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string;
  /** Where the rows come from, for the states of waiting and failing. */
  query?: { isPending: boolean; isFetching?: boolean; error: unknown; refetch: () => unknown } | undefined;
  /** How many there are in all, where the server sends pages. */
  total?: number | undefined;
  /** All rows are here: sort and page them here. */
  local?: boolean | undefined;
  /** At the end of each row, only where there is something to decide. */
  actions?: ((row: Row) => ReactNode) | undefined;
  /** What stands under a row that is unfolded; nothing under the others. */
  under?: ((row: Row) => ReactNode) | undefined;
  /** Filters and search, at the right of the title. */
  tools?: ReactNode;
  /** The name of a file of the rows that are here; given, there is a button for it. */
  csv?: string | undefined;
  /** The whole list as a file, where the server sends pages. */
  whole?: ListExport<Row> | undefined;
  /** Whether a filter or a search is on: "nothing matches" instead of "nothing yet". */
  filtered?: boolean | undefined;
  clear?: (() => void) | undefined;
  empty: { title: ReactNode; body?: ReactNode; action?: ReactNode; icon?: ReactNode };
}

/** A list: a table, cards on phones; its order and page in the address; every state drawn. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { rows, columns, query } = props;
  const search = useListSearch();
  const { locale } = useIntl();
  const narrow = useNarrow();
  const sorted = readSort(search.sort);
  const ordered = props.local ? sortRows(rows ?? [], columns, sorted, locale) : (rows ?? []);
  const shown = props.local ? ordered.slice(search.query.SkipCount, search.query.SkipCount + search.size) : ordered;
  const total = props.local ? ordered.length : (props.total ?? ordered.length);
  const Rows = narrow ? CardRows : TableRows;

  return (
    <Card aria-busy={query?.isFetching || undefined}>
      {(props.titled || props.tools || props.csv || props.whole) && (
        <CardHeader>
          {props.titled ? <CardTitle>{props.caption}</CardTitle> : <span />}
          {(props.tools || props.csv || props.whole) && (
            <Tools folded={narrow} open={props.filtered}>
              {props.tools}
              {props.csv && ordered.length > 0 && <CsvButton name={props.csv} columns={columns} rows={ordered} />}
              {props.whole && total > 0 && (
                <Suspense fallback={<Skeleton className="h-[38px] w-32" />}>
                  <WholeExport list={props.whole} />
                </Suspense>
              )}
            </Tools>
          )}
        </CardHeader>
      )}
      {query?.error ? (
        <LoadFailure error={query.error} again={() => void query.refetch()} />
      ) : query?.isPending || rows === undefined ? (
        <div className="flex flex-col gap-4 p-5">
          <RowSkeletons rows={5} />
        </div>
      ) : total === 0 ? (
        <Nothing {...props} />
      ) : (
        <Rows {...props} rows={shown} sorted={sorted} sort={(id) => void search.set({ sort: nextSort(id, sorted) })} />
      )}
      {total > search.size && <Pages total={total} />}
    </Card>
  );
}

function WholeExport<Row>({ list }: { list: ListExport<Row> }) {
  return <ExportButton name={list.name} write={(signal, tell) => csvOf(list, signal, tell)} />;
}

/** Filters, search and export; on a phone behind one button, open while a filter is on. */
function Tools({ folded, open, children }: { folded: boolean; open: boolean | undefined; children: ReactNode }) {
  const [unfolded, unfold] = useState(open ?? false);
  const id = useId();
  if (!folded) return <div className="flex flex-wrap items-center gap-2.5">{children}</div>;
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        aria-expanded={unfolded}
        aria-controls={id}
        onClick={() => unfold(!unfolded)}
      >
        <SlidersHorizontalIcon aria-hidden />
        <FormattedMessage id="table.tools" />
      </Button>
      {unfolded && (
        <div id={id} className="flex w-full flex-wrap items-center gap-2.5">
          {children}
        </div>
      )}
    </>
  );
}

function Nothing<Row>({ filtered, clear, empty }: DataTableProps<Row>) {
  if (!filtered)
    return <EmptyState title={empty.title} description={empty.body} action={empty.action} icon={empty.icon} />;
  return (
    <EmptyState
      title={<FormattedMessage id="table.noMatch" />}
      description={<FormattedMessage id="table.noMatchBody" />}
      action={
        clear && (
          <Button variant="secondary" onClick={clear}>
            <FormattedMessage id="table.clear" />
          </Button>
        )
      }
    />
  );
}

function CsvButton<Row>({
  name,
  columns,
  rows,
}: {
  name: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
}) {
  const save = () => {
    const { header, body } = csvRows(columns, rows);
    download(`coffer-${name}-${new Date().toISOString().slice(0, 10)}.csv`, toCsv(header, body));
  };
  return (
    <Button variant="secondary" onClick={save}>
      <DownloadIcon aria-hidden />
      <FormattedMessage id="table.csv" />
    </Button>
  );
}
