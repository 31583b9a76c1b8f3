import { amountIn, textIn, tickerIn } from "../../platform/url/search-fields.ts";

// Separate from the screens: every page's first load includes the routes' search parsers.
/** The parameters of a link and of the provider's return. */
export const cardSearch = { coin: tickerIn, currency: tickerIn, amount: amountIn, id: textIn, code: textIn };
export interface CardSearch {
  coin?: string | undefined;
  currency?: string | undefined;
  amount?: string | undefined;
  id?: string | undefined;
  code?: string | undefined;
}
