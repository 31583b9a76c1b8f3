import { amountIn, oneOf, pairIn } from "../../platform/url/search-fields.ts";

// Separate from the screens: every page's first load includes the routes' search parsers.
/** A link's search parameters. */
export const deskSearch = {
  pair: pairIn,
  side: oneOf("buy", "sell"),
  by: oneOf("quantity", "amount"),
  size: amountIn,
  /** At an own price; else at a quote. */
  way: oneOf("own"),
};
export interface DeskSearch {
  pair?: string | undefined;
  side?: "buy" | "sell" | undefined;
  by?: "quantity" | "amount" | undefined;
  size?: string | undefined;
  way?: "own" | undefined;
}
