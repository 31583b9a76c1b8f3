import { nextStart, type Page, type PageStart, startingAt } from "../http/page.ts";
import type { Fields } from "../http/request-parts.ts";

/** What pagination needs of the client. */
export interface PaginatePorts {
  /** Asks for the page beginning there. */
  readonly ask: (start: ReturnType<typeof startingAt>) => Promise<unknown>;
  /** The failure of an answer that can't be used. */
  readonly refuse: (message: string) => Error;
}

/** The first page and those after it, each asked for when it is wanted. */
export async function* paginate(first: unknown, { SkipCount = 0 }: Fields, { ask, refuse }: PaginatePorts) {
  const start: PageStart = Number(SkipCount);
  const asPage = (result: unknown): Page => {
    if (!Array.isArray(Object(result).items)) throw refuse("Coffer answered something else than a page of a list.");
    return result as Page;
  };
  let page = asPage(first);
  yield page;
  for (let next = nextStart(page, start); next !== undefined; next = nextStart(page, next)) {
    page = asPage(await ask(startingAt(next)));
    if (page.items.length > 0) yield page;
  }
}
