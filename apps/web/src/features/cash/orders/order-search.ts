import { dayIn, oneOf, someOf, tickerIn } from "../../../platform/url/search-fields.ts";

// Separate from the screen: every page's first load includes the routes' search parsers.
/** In the contract's order. */
export const cashStatusNames = [
  "pendingReview",
  "inProgress",
  "success",
  "failed",
  "rejected",
  "cancelled",
  "pendingPayment",
] as const;

/** The direction of a single order; in the address beside its id. */
export const orderKind = oneOf("topUp", "payout");

/** The list's filters in the address, besides page, order and keyword. */
export const cashOrderSearch = {
  direction: oneOf("topUp", "withdraw"),
  of: tickerIn,
  status: someOf(...cashStatusNames),
  from: dayIn,
  until: dayIn,
};
export interface CashOrderSearch {
  direction?: "topUp" | "withdraw" | undefined;
  of?: string | undefined;
  status?: (typeof cashStatusNames)[number][] | undefined;
  from?: string | undefined;
  until?: string | undefined;
  q?: string | undefined;
}

export const noOrderFilters = {
  direction: undefined,
  of: undefined,
  status: undefined,
  from: undefined,
  until: undefined,
  q: undefined,
};
export const isFiltered = ({ direction, of, status, from, until, q }: CashOrderSearch): boolean =>
  [direction, of, status, from, until, q].some((filter) => filter !== undefined);
