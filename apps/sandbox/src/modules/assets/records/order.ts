export type Value = number | bigint | string | null;
/** A row's sort key. */
export type Place = readonly [value: Value, order: number];

export type Sortable<Row> = {
  /** The sortable fields by the contract's names; by default `time` is the order of insertion. */
  readonly by?: Readonly<Record<string, (row: Row) => Value>>;
  /** The row's own rising number, which orders equal keys. */
  readonly order: (row: Row) => number;
};

export type Order<Row> = {
  readonly field: string;
  /** 1 ascending, -1 descending. */
  readonly step: 1 | -1;
  readonly placeOf: (row: Row) => Place;
  readonly compare: (a: Place, b: Place) => number;
};

export function orderOf<Row>({ by = {}, order }: Sortable<Row>, sorting: string): Order<Row> {
  const [field = "", direction] = sorting.split(" ");
  const readValue = by[field] ?? order;
  return {
    field,
    step: direction === "asc" ? 1 : -1,
    placeOf: (row) => [readValue(row), order(row)],
    compare: (a, b) => compareValues(a[0], b[0]) || a[1] - b[1],
  };
}

/** Null sorts first. */
function compareValues(a: Value, b: Value): number {
  if (a === b) return 0;
  if (a === null || b === null) return a === null ? -1 : 1;
  if (typeof a === "string" && typeof b === "string") return a.localeCompare(b, "en");
  return a < b ? -1 : 1;
}
