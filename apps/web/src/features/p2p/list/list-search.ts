import { dayIn, oneOf, someOf, textIn, tickerIn } from "../../../platform/url/search-fields.ts";

// Separate from the screens and without the contract's enums: the route parses its address before they load.
/** The names of a dealer order's statuses. */
export const orderStatusNames = [
  "awaitingUserPayment",
  "awaitingMerchantConfirmation",
  "awaitingMerchantPayment",
  "awaitingUserConfirmation",
  "completed",
  "cancelled",
] as const;
export const ticketStatusNames = ["processing", "completed"] as const;

/** The search parameters of the two lists, besides page, order and keyword. */
export const fiatListSearch = {
  tab: oneOf("tickets"),
  side: oneOf("buy", "sell"),
  of: tickerIn,
  status: someOf(...orderStatusNames),
  decided: someOf(...ticketStatusNames),
  from: dayIn,
  until: dayIn,
  /** A ticket, by a link. */
  id: textIn,
};
export interface FiatListSearch {
  tab?: "tickets" | undefined;
  side?: "buy" | "sell" | undefined;
  of?: string | undefined;
  status?: (typeof orderStatusNames)[number][] | undefined;
  decided?: (typeof ticketStatusNames)[number][] | undefined;
  from?: string | undefined;
  until?: string | undefined;
  q?: string | undefined;
  id?: string | undefined;
}

export const noFiatFilters = {
  side: undefined,
  of: undefined,
  status: undefined,
  decided: undefined,
  from: undefined,
  until: undefined,
  q: undefined,
};
export const isFiltered = ({ side, of, status, decided, from, until, q }: FiatListSearch): boolean =>
  [side, of, status, decided, from, until, q].some((filter) => filter !== undefined);
