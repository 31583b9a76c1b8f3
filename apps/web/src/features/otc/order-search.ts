import { oneOf, pairIn, textIn } from "../../platform/url/search-fields.ts";

// Apart from the screens: a route's reading of its address is in the first load of every page.
export const statusNames = ["inProgress", "complete", "failure"] as const;

/** What a list of orders says beside page, order and words. */
export const orderSearch = {
  pair: pairIn,
  side: oneOf("buy", "sell"),
  status: oneOf(...statusNames),
  id: textIn,
};
export interface OrderSearch {
  pair?: string | undefined;
  side?: "buy" | "sell" | undefined;
  status?: (typeof statusNames)[number] | undefined;
  q?: string | undefined;
  id?: string | undefined;
}

export const isFiltered = ({ pair, side, status, q }: OrderSearch): boolean =>
  [pair, side, status, q].some((filter) => filter !== undefined);
