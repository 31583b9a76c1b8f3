import { amountIn, oneOf, pairIn } from "../../platform/url/search-fields.ts";

// Apart from the screens: a route's reading of its address is in the first load of every page.
/** What a link to the desk may bring. */
export const deskSearch = {
  pair: pairIn,
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
