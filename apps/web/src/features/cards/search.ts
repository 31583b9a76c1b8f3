import { amountIn, textIn, tickerIn } from "../../platform/url/search-fields.ts";

// Apart from the screens: a route's reading of its address is in the first load of every page.
/** What a link may bring, and what the provider sends the person back with. */
export const cardSearch = { coin: tickerIn, currency: tickerIn, amount: amountIn, id: textIn, code: textIn };
export interface CardSearch {
  coin?: string | undefined;
  currency?: string | undefined;
  amount?: string | undefined;
  id?: string | undefined;
  code?: string | undefined;
}
