// The part that is loaded when a list is walked. It imports nothing of the client, so that bundlers keep that in one piece.
import { nextStart, type Page, type PageStart, startingAt } from "./page.ts";

/** What a walk needs of the client. */
export interface WalkPorts {
  /** Asks for the page beginning there. */
  readonly ask: (start: ReturnType<typeof startingAt>) => Promise<unknown>;
  /** The failure of an answer that is no page. */
  readonly noPage: () => Error;
}

/** The first page and those after it, each asked for when it is wanted. */
export async function* walk(first: unknown, start: PageStart, { ask, noPage }: WalkPorts) {
  const asPage = (result: unknown): Page => {
    if (!Array.isArray(Object(result).items)) throw noPage();
    return result as Page;
  };
  let page = asPage(first);
  yield page;
  for (let next = nextStart(page, start); next !== undefined; next = nextStart(page, next)) {
    page = asPage(await ask(startingAt(next)));
    if (page.items.length > 0) yield page;
  }
}
