import { dayIn, oneOf, someOf, textIn, tickerIn } from "../../../platform/url/search-fields.ts";

// Apart from the screens: a route's reading of its address comes with all pages of the area.
/** Names of the statuses, in the contract's order: how an address says them. */
export const paymentStatusNames = [
  "awaitingPayment",
  "confirming",
  "pendingReview",
  "paid",
  "completed",
  "rejected",
  "cancelled",
  "expired",
  "refundPending",
  "refunded",
] as const;
export type PaymentStatusName = (typeof paymentStatusNames)[number];

export const exceptionNames = ["underpaid", "overpaid", "late"] as const;
export type ExceptionName = (typeof exceptionNames)[number];

/** What the address says of a list of payment orders, beside its page, order and words. */
export interface OrderFilters {
  status?: PaymentStatusName[] | undefined;
  why?: ExceptionName[] | undefined;
  of?: string | undefined;
  from?: string | undefined;
  until?: string | undefined;
  q?: string | undefined;
}

/** What stands in the place of the list, one at a time. */
export interface OrderPlaces {
  tab?: "reviews" | "codes" | undefined;
  /** A payment order, or a refund of one. */
  id?: string | undefined;
  /** The one that is paid at the till. */
  till?: string | undefined;
  do?: "ask" | undefined;
}
export type OrderSearch = OrderFilters & OrderPlaces;

export const orderSearch = {
  status: someOf(...paymentStatusNames),
  why: someOf(...exceptionNames),
  of: tickerIn,
  from: dayIn,
  until: dayIn,
  tab: oneOf("reviews", "codes"),
  id: textIn,
  till: textIn,
  do: oneOf("ask"),
};

export const noOrderFilters = {
  status: undefined,
  why: undefined,
  of: undefined,
  from: undefined,
  until: undefined,
  q: undefined,
} satisfies OrderFilters;

export const isFiltered = ({ status, why, of, from, until, q }: OrderFilters): boolean =>
  [status, why, of, from, until, q].some((filter) => filter !== undefined);
