import type { LegalCurrencyOrder } from "@coffer/sdk";
import { useAmountText } from "../../../kernel/money/amount-text.ts";
import type { MessageId } from "../../../lib/text.tsx";
import { visible } from "../../../lib/visible.ts";
import { isUnderAppeal } from "./deadline-of.ts";
import { type Role, roleOf } from "./way.ts";

/** What a status is called where it is all one looks at, by what one is in the order. */
const titles: Record<Role, Readonly<Record<number, MessageId>>> = {
  buyer: {
    0: "fiat.titleWaitConfirm",
    1: "fiat.titleCancelled",
    2: "fiat.titlePay",
    5: "fiat.titleBought",
    6: "fiat.titleFailed",
    7: "fiat.titleToBePaid",
    8: "fiat.titlePayingOut",
    9: "fiat.titlePaid",
  },
  seller: {
    1: "fiat.titleCancelled",
    3: "fiat.titleCheck",
    4: "fiat.titleWaitPay",
    5: "fiat.titleSold",
    6: "fiat.titleFailed",
  },
};

/** What follows the step one is at. */
const nexts: Readonly<Record<number, MessageId>> = {
  0: "fiat.nextArrives",
  2: "fiat.nextConfirms",
  3: "fiat.nextReleased",
  4: "fiat.nextYouCheck",
};

/** Of a status of a newer server only the number is said; the page says what is known of every status. */
export const titleOf = (order: LegalCurrencyOrder): MessageId =>
  isUnderAppeal(order) ? "fiat.titleAppeal" : (titles[roleOf(order)][order.status] ?? "fiat.titleAny");
export const nextOf = (order: LegalCurrencyOrder): MessageId | undefined =>
  isUnderAppeal(order) ? undefined : nexts[order.status];

/** Why it was cancelled, by what one is in it. */
const reasons: Record<Role, Readonly<Record<number, MessageId>>> = {
  buyer: {
    0: "fiat.reasonByUser",
    1: "fiat.reasonUnpaid",
    2: "fiat.reasonDealerUnpaid",
    3: "fiat.reasonOther",
    4: "fiat.reasonAppealLost",
  },
  seller: {
    0: "fiat.reasonByUser",
    1: "fiat.reasonUnpaid",
    2: "fiat.reasonDealerUnpaid",
    3: "fiat.reasonOther",
    4: "fiat.reasonAppealWon",
  },
};
export const reasonOf = (order: LegalCurrencyOrder): MessageId =>
  reasons[roleOf(order)][order.cancelReason ?? 3] ?? "fiat.reasonOther";

/** What every sentence about an order may name. */
export function useOrderValues(order: LegalCurrencyOrder) {
  const amountText = useAmountText();
  const { dealer, number, coin, quantity, amount, legalCurrency, paymentReference, receiptMethodName } = order;
  return {
    dealer: visible(dealer),
    number,
    coin,
    amount: amountText(amount, legalCurrency),
    quantity: amountText(quantity, coin),
    reference: paymentReference ?? number,
    method: receiptMethodName,
  };
}
