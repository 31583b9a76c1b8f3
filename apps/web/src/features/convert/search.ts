import { amountIn, oneOf, tickerIn } from "../../platform/url/search-fields.ts";
import type { Choice } from "./choice.ts";

/** A link's search parameters. */
export const convertSearch = {
  from: tickerIn,
  to: tickerIn,
  side: oneOf("from", "to"),
  amount: amountIn,
  way: oneOf("desk"),
};
export interface ConvertSearch {
  from?: string | undefined;
  to?: string | undefined;
  side?: "from" | "to" | undefined;
  amount?: string | undefined;
  /** By the desk; else at a quote. */
  way?: "desk" | undefined;
}

/** Returns a choice as search parameters. */
export const searchOf = ({ fromCoin, toCoin, side, amount }: Choice) => ({ from: fromCoin, to: toCoin, side, amount });
