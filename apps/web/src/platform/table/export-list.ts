import type { Page } from "@coffer/sdk";
import { toCsv } from "../csv.ts";

/** A list as a file: everything the filters fit, not only the page that is shown. */
export interface ListExport<Row> {
  /** The file's name, without date and ending. */
  name: string;
  /** Every page, walked by cursor: entries that arrive meanwhile shift none. */
  pages: (signal: AbortSignal) => AsyncIterable<Page & { readonly items: readonly Row[] }>;
  /** Amounts raw, times in ISO. */
  fields: readonly { header: string; value: (row: Row) => string }[];
}

/** The largest page the contract allows: the fewest calls. */
export const exportPage = 100;

/** Walks the whole list; `tell` hears how far it is. Rejects with the signal's reason once that is aborted. */
export async function csvOf<Row>(
  { pages, fields }: ListExport<Row>,
  signal: AbortSignal,
  tell: (done: number, total: number) => void,
): Promise<string> {
  const rows: string[][] = [];
  for await (const { items, totalCount } of pages(signal)) {
    signal.throwIfAborted();
    for (const row of items) rows.push(fields.map(({ value }) => value(row)));
    tell(rows.length, Math.max(totalCount, rows.length));
  }
  return toCsv(
    fields.map(({ header }) => header),
    rows,
  );
}
