import { oneOf, textIn } from "../../lib/search-fields.ts";

const amountIn = (value: unknown) =>
  typeof value === "string" && /^(0|[1-9]\d{0,29})(\.\d{1,18})?$/.test(value) ? value : undefined;
const symbolIn = (value: unknown) =>
  typeof value === "string" && /^[A-Z0-9]{2,10}\/[A-Z0-9]{2,10}$/.test(value) ? value : undefined;

// Apart from the screens: a route's reading of its address is in the first load of every page.
/** What a link to the desk may bring. */
export const deskSearch = {
  pair: symbolIn,
  side: oneOf("buy", "sell"),
  by: oneOf("quantity", "amount"),
  size: amountIn,
  /** At a price of one's own; else at a quote. */
  way: oneOf("own"),
};
export interface DeskSearch {
  pair?: string | undefined;
  side?: "buy" | "sell" | undefined;
  by?: "quantity" | "amount" | undefined;
  size?: string | undefined;
  way?: "own" | undefined;
}

export const statusNames = ["inProgress", "complete", "failure"] as const;

/** What a list of orders says beside page, order and words. */
export const orderSearch = {
  pair: symbolIn,
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
