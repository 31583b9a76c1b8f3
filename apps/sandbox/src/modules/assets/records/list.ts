import { invalid } from "../../../core/refusal.ts";
import type { Run } from "../../../state/sorted.ts";
import { readCursor, writeCursor } from "./cursor.ts";
import { merged } from "./merge.ts";
import { type Order, orderOf, type Sortable } from "./order.ts";
import { cut, isIn, type Span } from "./span.ts";

/** The common input of the contract's lists. */
export type ListInput = {
  readonly SkipCount?: number;
  readonly MaxResultCount?: number;
  /** `"<field> asc"` or `"<field> desc"`. */
  readonly Sorting?: string;
  readonly Cursor?: string | null;
};
/** An array of rows, for few or computed ones; or runs in the order of a field, smallest first. */
export type Source<Row> = readonly Row[] | ((field: string) => Runs<Row>);
type Runs<Row> = readonly Run<Row>[];
type Reading<Row> = Sortable<Row> & {
  /** Milliseconds: from the first, before the second. */
  readonly within?: Span | undefined;
  /** The filter outside the partitions. It is evaluated for every row, which is the cost of a text search. */
  readonly matches?: ((row: Row) => boolean) | undefined;
};
type Page<Item> = { items: Item[]; totalCount: number; nextCursor: string | null };

const NEWEST = "time desc";
/** The default page size. */
const PAGE = 20;

/**
 * Returns a page by offset or cursor. A cursor contains the last row's sort value and number, so that rows
 * added or changed meanwhile don't shift unread rows.
 */
export function readList<Row, Item>(
  source: Source<Row>,
  input: ListInput,
  reading: Reading<Row>,
  toItem: (row: Row) => Item,
): Page<Item> {
  const { SkipCount = 0, MaxResultCount = PAGE, Sorting = NEWEST, Cursor = null } = input;
  if (Cursor !== null && SkipCount > 0) throw invalid("SkipCount", "conflict", "Send a cursor or an offset, not both.");
  const place = Cursor === null ? null : readCursor(Cursor, Sorting);
  const order = orderOf(reading, Sorting);
  const { matches, within } = reading;
  const timeOf = (reading.by?.time ?? reading.order) as (row: Row) => number;
  const byTime = runsOf(source, orderOf(reading, NEWEST));
  const inTime = within ? byTime.map((run) => cut(run, within, timeOf)) : byTime;
  const found = matches ? inTime.map((run) => rowsOf(run, matches)) : inTime;
  const totalCount = countOf(found);
  // Sorted by another field than time: few rows are sorted, of many only the page's are read.
  const isFew = totalCount < countOf(byTime) && (matches || totalCount ** 2 < countOf(byTime) * PAGE);
  const sorted = () =>
    isFew
      ? runsOf(
          found.flatMap((run) => rowsOf(run)),
          order,
        )
      : runsOf(source, order);
  const runs = order.field === "time" ? found : sorted();
  const fits = (row: Row) => !within || isIn(within, timeOf(row));
  const { rows, isMore } = pageOf(merged(runs, order, place), SkipCount, MaxResultCount, fits);
  const last = rows.at(-1);
  return {
    items: rows.map(toItem),
    totalCount,
    nextCursor: isMore && last !== undefined ? writeCursor(Sorting, order.placeOf(last)) : null,
  };
}

function pageOf<Row>(rows: Iterable<Row>, skip: number, most: number, fits: (row: Row) => boolean) {
  const found: Row[] = [];
  let seen = 0;
  for (const row of rows) {
    if (!fits(row)) continue;
    seen += 1;
    if (seen > skip + most) return { rows: found, isMore: true };
    if (seen > skip) found.push(row);
  }
  return { rows: found, isMore: false };
}

function rowsOf<Row>(run: Run<Row>, matches: (row: Row) => boolean = () => true): Row[] {
  const rows: Row[] = [];
  for (let at = 0; at < run.length; at++) {
    const row = run.at(at) as Row;
    if (matches(row)) rows.push(row);
  }
  return rows;
}
const countOf = (runs: Runs<unknown>): number => runs.reduce((sum, { length }) => sum + length, 0);

const runsOf = <Row>(source: Source<Row>, { field, compare, placeOf }: Order<Row>): Runs<Row> => {
  if (typeof source === "function") return source(field);
  const placed = source.map((row) => ({ row, place: placeOf(row) })).sort((a, b) => compare(a.place, b.place));
  return [placed.map(({ row }) => row)];
};
