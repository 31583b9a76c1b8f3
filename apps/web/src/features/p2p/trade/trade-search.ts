import { amountIn, oneOf, tickerIn } from "../../../platform/url/search-fields.ts";

/** A link's search parameters. */
export const tradeSearch = {
  side: oneOf("sell"),
  coin: tickerIn,
  currency: tickerIn,
  by: oneOf("quantity"),
  size: amountIn,
};
export interface TradeSearch {
  side?: "sell" | undefined;
  coin?: string | undefined;
  currency?: string | undefined;
  by?: "quantity" | undefined;
  size?: string | undefined;
}
