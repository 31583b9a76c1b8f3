import type { WireInput } from "@coffer/sdk/contract";
import type { World } from "../../../world/world.ts";
import { comparable, contains, readList, type Span, spanOf } from "../../assets/records/exports.ts";
import type { Acting } from "../staff/exports.ts";
import { type PaymentOrder, paymentOrders, shownSince } from "./order.ts";
import { orderView } from "./view.ts";

/** "A cashier sees its own orders of its display period, the merchant all." */
export function listOrders(world: World, { merchant, cashier }: Acting, input: WireInput<"getPaymentOrderList">) {
  const table = world.table(paymentOrders);
  const { Status, Coin, ReviewReason, ByApiKey, Keyword } = input;
  const fits = (order: PaymentOrder) =>
    order.merchantUid === merchant.uid &&
    (Status?.includes(order.status) ?? true) &&
    (Coin ?? order.coin) === order.coin &&
    (ByApiKey === undefined || (order.apiKeyId !== null) === ByApiKey) &&
    (ReviewReason === undefined || (order.reviewReason !== null && ReviewReason.includes(order.reviewReason)));
  const of = cashier?.id ?? input.SubMerchantId;
  const isOthers = cashier && input.SubMerchantId !== undefined && input.SubMerchantId !== cashier.id;
  const own = (field: string) =>
    isOthers
      ? []
      : of === undefined
        ? table.runs("merchantUid", merchant.uid, field, fits)
        : table.runs("cashierId", of, field, fits);
  const found = ({ number, merchantOrderNumber, address, txHashes }: PaymentOrder) =>
    contains(Keyword, number, merchantOrderNumber, address, ...txHashes);
  const reading = {
    by: { time: ({ at }: PaymentOrder) => at, amount: ({ amount }: PaymentOrder) => comparable(amount) },
    order: ({ id }: PaymentOrder) => table.orderOf(id),
    within: cashier ? since(shownSince(world, cashier), spanOf(input)) : spanOf(input),
    matches: Keyword === undefined ? undefined : found,
  };
  const page = readList(own, input, reading, (order) => orderView(world, order));
  return { ...page, serverTime: world.clock.iso() };
}

const since = (first: number, [from, to]: Span = [-Infinity, Infinity]): Span => [Math.max(from, first), to];
