import type { LegalCurrencyOrder } from "@coffer/sdk";
import type { MessageIdFor } from "../../../platform/intl/intl.ts";
import { useAmountText } from "../../../platform/money/amount-text.ts";
import { visibleCharacters } from "../../../platform/visible-characters.ts";
import { isUnderAppeal } from "./deadline-of.ts";
import { type Role, roleOf } from "./way.ts";

/** A status's short label, by the user's role in the order. */
const titles: Record<Role, Readonly<Record<number, OrderMessageId>>> = {
  buyer: {
    0: "p2p.titleWaitConfirm",
    1: "p2p.titleCancelled",
    2: "p2p.titlePay",
    5: "p2p.titleBought",
    6: "p2p.titleFailed",
    7: "p2p.titleToBePaid",
    8: "p2p.titlePayingOut",
    9: "p2p.titlePaid",
  },
  seller: {
    1: "p2p.titleCancelled",
    3: "p2p.titleCheck",
    4: "p2p.titleWaitPay",
    5: "p2p.titleSold",
    6: "p2p.titleFailed",
  },
};

/** The text after the current step. */
const nexts: Readonly<Record<number, OrderMessageId>> = {
  0: "p2p.nextArrives",
  2: "p2p.nextConfirms",
  3: "p2p.nextReleased",
  4: "p2p.nextYouCheck",
};

/** A status of a newer server is shown by its number. */
export const titleOf = (order: LegalCurrencyOrder): OrderMessageId =>
  isUnderAppeal(order) ? "p2p.titleAppeal" : (titles[roleOf(order)][order.status] ?? "p2p.titleAny");
export const nextOf = (order: LegalCurrencyOrder): OrderMessageId | undefined =>
  isUnderAppeal(order) ? undefined : nexts[order.status];

/** The cancellation reason, by role. */
const reasons: Record<Role, Readonly<Record<number, OrderMessageId>>> = {
  buyer: {
    0: "p2p.reasonByUser",
    1: "p2p.reasonUnpaid",
    2: "p2p.reasonDealerUnpaid",
    3: "p2p.reasonOther",
    4: "p2p.reasonAppealLost",
  },
  seller: {
    0: "p2p.reasonByUser",
    1: "p2p.reasonUnpaid",
    2: "p2p.reasonDealerUnpaid",
    3: "p2p.reasonOther",
    4: "p2p.reasonAppealWon",
  },
};
export const reasonOf = (order: LegalCurrencyOrder): OrderMessageId =>
  reasons[roleOf(order)][order.cancelReason ?? 3] ?? "p2p.reasonOther";

export type OrderValues = Record<"dealer" | "number" | "coin" | "amount" | "quantity" | "reference" | "method", string>;
/** The messages that an order's values are enough for. */
export type OrderMessageId = MessageIdFor<OrderValues>;

/** The values of all order texts. */
export function useOrderValues(order: LegalCurrencyOrder): OrderValues {
  const amountText = useAmountText();
  const { dealer, number, coin, quantity, amount, legalCurrency, paymentReference, receiptMethodName } = order;
  return {
    dealer: visibleCharacters(dealer),
    number,
    coin,
    amount: amountText(amount, legalCurrency),
    quantity: amountText(quantity, coin),
    reference: paymentReference ?? number,
    method: receiptMethodName,
  };
}
