/** A part of a list: its entries, how many there are in all, and where the next part begins. */
export interface Page {
  readonly items: readonly unknown[];
  readonly totalCount: number;
  /** Null on the last page; a short list has none. */
  readonly nextCursor?: string | null;
}

/** Where a page begins: after so many entries, or after the entry a cursor names, which no arriving entry shifts. */
export type PageStart = number | string;

/** Where the page after this one begins, or `undefined` at the end. */
export function nextStart({ items, totalCount, nextCursor }: Page, start: PageStart): PageStart | undefined {
  if (nextCursor !== undefined) return nextCursor ?? undefined;
  const next = Number(start) + items.length;
  // An empty page ends it too: a total that shrank meanwhile must not make us ask for ever.
  return items.length === 0 || next >= totalCount ? undefined : next;
}

/** The input that asks for the page beginning there. */
export const startingAt = (start: PageStart) =>
  typeof start === "number" ? { SkipCount: start } : { SkipCount: undefined, Cursor: start };
