import { dayIn, oneOf, someOf, textIn, tickerIn } from "../../../platform/url/search-fields.ts";

// Separate from the screens: the parser loads with all pages of the feature.
/** The names of the statuses in addresses, in the contract's order. */
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

/** The filters of a payment order list in the address, besides page, order and keyword. */
export interface OrderFilters {
  status?: PaymentStatusName[] | undefined;
  why?: ExceptionName[] | undefined;
  of?: string | undefined;
  from?: string | undefined;
  until?: string | undefined;
  q?: string | undefined;
}

/** The views that replace the list. */
export interface OrderPlaces {
  tab?: "reviews" | "codes" | undefined;
  /** A payment order, or a refund of one. */
  id?: string | undefined;
  /** The order shown at the till. */
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
