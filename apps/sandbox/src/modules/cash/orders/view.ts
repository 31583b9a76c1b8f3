import type { Locale } from "@coffer/errors";
import { CashOrderStatus, type Result, WalletType, type WireInput } from "@coffer/sdk/contract";
import { isoOf } from "../../../world/clock.ts";
import type { World } from "../../../world/world.ts";
import { comparable, type ListInput, ownPage } from "../../assets/records/exports.ts";
import { failReasonOf } from "./ending.ts";
import { type CashOrder, cashOrders } from "./order.ts";
import { papersView } from "./papers.ts";

const timeOf = (at: number | null) => (at === null ? null : isoOf(at));

/** The fields of both kinds. */
const inCommon = (order: CashOrder, language: Locale) => {
  const { id, number, at, status, channel, currency, amount, fee, received, timeline, papers } = order;
  return {
    ...{ id, number, status, channel, currency, amount, fee, received },
    time: isoOf(at),
    wallet: WalletType.cash,
    failReason: failReasonOf(order, language),
    papers: papers && papersView(papers, language),
    timeline: timeline.map((step) => ({ status: step.status, time: isoOf(step.at) })),
  };
};

export const topUpView = (order: CashOrder, language: Locale): Result<"getMyCashTopUpOrderList">["items"][number] => ({
  ...inCommon(order, language),
  reference: order.reference ?? "",
  voucherFileIds: order.voucherFileIds,
  payBefore: timeOf(order.payBefore),
  cancellable: order.status === CashOrderStatus.pendingPayment,
});

export const payoutView = (
  order: CashOrder,
  language: Locale,
): Result<"getCashWithdrawOrderList">["items"][number] => ({
  ...inCommon(order, language),
  beneficiaryId: order.beneficiaryId,
  bankAccountId: order.bankAccountId,
  payeeName: order.payeeName ?? "",
  payeeAccount: order.payeeAccount ?? "",
  reference: order.reference,
  bankReference: order.bankReference,
  expectedAt: timeOf(order.expectedAt),
});

export const entryView = (order: CashOrder): Result<"getCashHistory">["items"][number] => {
  const { id, number, at, direction, status, channel, currency, amount, fee } = order;
  return { id, number, time: isoOf(at), direction, status, channel, currency, amount, fee };
};

/** The filters of order lists. */
type Filter = ListInput &
  Pick<WireInput<"getCashHistory">, "Coin" | "Status" | "Keyword" | "StartTime" | "EndTime" | "direction">;

/** Returns a page of a user's orders, of one direction or both. */
export function orderPage<Item>(world: World, uid: string, input: Filter, toItem: (order: CashOrder) => Item) {
  const { Coin, Status, direction } = input;
  const how = {
    fits: (order: CashOrder) =>
      (Coin ?? order.currency) === order.currency &&
      (direction ?? order.direction) === order.direction &&
      (Status?.includes(order.status) ?? true),
    by: { amount: ({ amount }: CashOrder) => comparable(amount) },
    words: ({ number, reference, payeeName }: CashOrder) => [number, reference, payeeName],
  };
  return ownPage(world, cashOrders, uid, input, how, toItem);
}
