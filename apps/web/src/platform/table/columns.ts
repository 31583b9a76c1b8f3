import type { ReactNode } from "react";
import { compare } from "../amount/amount.ts";

export interface Column<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** As plain text: an amount raw, a time in ISO. For the CSV file, and to sort by. */
  value?: ((row: Row) => string) | undefined;
  /** At the right, and sorted as an amount. */
  number?: boolean | undefined;
  sort?: boolean | undefined;
}

export interface Sorted {
  id: string;
  falling: boolean;
}

export const readSort = (sort: string | undefined): Sorted | undefined =>
  sort ? { id: sort.replace(/^-/, ""), falling: sort.startsWith("-") } : undefined;

/** What the next press on a column's head asks for: falling, rising, as it was. */
export function nextSort(id: string, now: Sorted | undefined): string | undefined {
  if (now?.id !== id) return `-${id}`;
  return now.falling ? id : undefined;
}

/** Rows in the order of a column; amounts as amounts, words as the language sorts them. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sorted: Sorted | undefined,
  locale: string,
): readonly Row[] {
  const column = columns.find((entry) => entry.id === sorted?.id && entry.sort);
  const value = column?.value;
  if (!value || !sorted) return rows;
  const words = new Intl.Collator(locale, { numeric: true });
  const direction = sorted.falling ? -1 : 1;
  return rows.toSorted((a, b) => {
    const [left, right] = [value(a), value(b)];
    return direction * (column.number ? compare(left, right) : words.compare(left, right));
  });
}

/** Header and rows of the file: every column that has a plain value. */
export function csvRows<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): { header: string[]; body: string[][] } {
  const exported = columns.flatMap(({ header, value }) => (value ? [{ header, value }] : []));
  return {
    header: exported.map(({ header }) => header),
    body: rows.map((row) => exported.map(({ value }) => value(row))),
  };
}
