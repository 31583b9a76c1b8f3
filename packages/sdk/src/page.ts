import { decodeFailure } from "./failure.ts";

/** A part of a list: its entries, and how many there are in all. */
export interface Page {
  readonly items: readonly unknown[];
  readonly totalCount: number;
}

/** The `SkipCount` of the page after this one, or `undefined` at the end. */
export function nextSkip({ items, totalCount }: Page, skipped: number): number | undefined {
  const next = skipped + items.length;
  // An empty page ends it too: a total that shrank meanwhile must not make us ask for ever.
  return items.length === 0 || next >= totalCount ? undefined : next;
}

/** What a call answered, if it is a page. */
export function asPage(result: unknown): Page {
  const { items } = Object(result);
  if (!Array.isArray(items)) throw decodeFailure("Coffer answered something else than a page of a list.");
  return result as Page;
}

/** The first page and those after it, each asked for when it is wanted. */
export async function* pagesFrom(
  first: Promise<unknown>,
  skipped: number,
  ask: (skip: number) => Promise<unknown>,
): AsyncGenerator<Page, void, void> {
  let page = asPage(await first);
  yield page;
  for (let skip = nextSkip(page, skipped); skip !== undefined; skip = nextSkip(page, skip)) {
    page = asPage(await ask(skip));
    if (page.items.length > 0) yield page;
  }
}

/** The entries of pages, one by one. */
export async function* itemsOf(pages: AsyncIterable<Page>): AsyncGenerator<unknown, void, void> {
  for await (const { items } of pages) yield* items;
}
