import { oneOf, textIn, tickerIn } from "../../platform/url/search-fields.ts";

// Separate from the list: every page's first load includes the routes' search parsers.
/** The list's filters in the address, besides page, order and keyword. */
export const orderSearch = {
  kind: oneOf("desk"),
  coin: tickerIn,
  status: oneOf("inProgress", "complete", "failure"),
  id: textIn,
};
export interface OrderSearch {
  /** The desk's conversions; else those at a quote. */
  kind?: "desk" | undefined;
  coin?: string | undefined;
  status?: "inProgress" | "complete" | "failure" | undefined;
  q?: string | undefined;
  id?: string | undefined;
}

export const isFiltered = ({ coin, status, q }: OrderSearch): boolean =>
  coin !== undefined || status !== undefined || q !== undefined;
