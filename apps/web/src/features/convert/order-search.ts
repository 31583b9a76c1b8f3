import { oneOf, textIn, tickerIn } from "../../platform/url/search-fields.ts";

// Apart from the list itself: a route's reading of its address is in the first load of every page.
/** What the address of the list says beside page, order and words. */
export const orderSearch = {
  kind: oneOf("desk"),
  coin: tickerIn,
  status: oneOf("inProgress", "complete", "failure"),
  id: textIn,
};
export interface OrderSearch {
  /** Those the desk settles; else those at a quote. */
  kind?: "desk" | undefined;
  coin?: string | undefined;
  status?: "inProgress" | "complete" | "failure" | undefined;
  q?: string | undefined;
  id?: string | undefined;
}

export const isFiltered = ({ coin, status, q }: OrderSearch): boolean =>
  coin !== undefined || status !== undefined || q !== undefined;
