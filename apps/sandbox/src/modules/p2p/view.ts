import type { Locale } from "@coffer/errors";
import { AppealStatus, FiatOrderStatus, type Result, WalletType } from "@coffer/sdk/contract";
import { isoOf } from "../../world/clock.ts";
import type { World } from "../../world/world.ts";
import { methodOf } from "../receipt-methods/methods/exports.ts";
import { STATEMENTS_MAX } from "./answer-appeal.ts";
import { appealOf, type FiatAppeal } from "./appeal.ts";
import { dealerOf } from "./dealer.ts";
import { APPEALABLE_FOR } from "./open-appeal.ts";
import type { FiatOrder } from "./order.ts";
import { payeeView } from "./payee.ts";

type OrderItem = Result<"getAllLegalCurrencyOrder">["items"][number];
type AppealItem = Result<"getAllLegalCurrencyAppealOrder">["items"][number];
const { awaitingUserPayment, awaitingMerchantPayment, completed } = FiatOrderStatus;
const unpaid: readonly FiatOrderStatus[] = [awaitingUserPayment, awaitingMerchantPayment];
const timeOf = (moment: number | null) => (moment === null ? null : isoOf(moment));
/** "In the coin, taken out of what is bought or sold; 0 for none": dealers earn by their price. */
export const FEE = "0";

export function orderView(world: World, order: FiatOrder, language: Locale): OrderItem {
  const { id, number, at, side, coin, legalCurrency, quantity, price, amount, status, cancelReason } = order;
  const { appealId, timeline } = order;
  return {
    ...{ id, number, time: isoOf(at), side, coin, legalCurrency, quantity, price, amount, fee: FEE },
    ...{ wallet: WalletType.main, status, cancelReason, dealer: dealerOf(world, order.dealerId).name },
    receiptMethodName: methodOf(world, order.receiptMethodId).name[language],
    payee: payeeView(order, language),
    ...{ paymentReference: number, voucherFileIds: [...order.voucherFileIds] },
    payBy: unpaid.includes(status) ? isoOf(order.payBy) : null,
    confirmBy: timeOf(order.confirmBy),
    ...{ appealId, appealableUntil: isoOf(at + APPEALABLE_FOR) },
    cancellable: status === awaitingUserPayment && !appealOf(world, order),
    completedAt: status === completed ? timeOf(timeline.at(-1)?.at ?? null) : null,
    timeline: timeline.map((step) => ({ status: step.status, time: isoOf(step.at) })),
  };
}
export const orderDetail = (world: World, order: FiatOrder, language: Locale): Result<"getLegalCurrencyOrder"> => ({
  ...orderView(world, order, language),
  serverTime: world.clock.iso(),
});

export function appealView(appeal: FiatAppeal, language: Locale): AppealItem {
  const { id, number, at, orderId, orderNumber, openedBy, status, responsibility, coinTo } = appeal;
  const isOpen = status === AppealStatus.processing;
  return {
    ...{ id, number, time: isoOf(at), orderId, orderNumber, openedBy, status, responsibility, coinTo },
    ...{ reason: appeal.reason[language], remark: appeal.remark[language], proofFileIds: [...appeal.proofFileIds] },
    statements: appeal.statements.map(({ by, at: saidAt, remark, proofFileIds }) => ({
      ...{ by, time: isoOf(saidAt), remark: remark[language], proofFileIds: [...proofFileIds] },
    })),
    answerable: isOpen && appeal.statements.length < STATEMENTS_MAX,
    result: appeal.result?.[language] ?? null,
    decideBy: isOpen ? isoOf(appeal.decideBy) : null,
    completedAt: timeOf(appeal.completedAt),
  };
}
export const appealDetail = (
  world: World,
  appeal: FiatAppeal,
  language: Locale,
): Result<"getLegalCurrencyAppealOrder"> => ({ ...appealView(appeal, language), serverTime: world.clock.iso() });
