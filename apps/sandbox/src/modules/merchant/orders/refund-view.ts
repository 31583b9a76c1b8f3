import type { Locale, Text } from "@coffer/errors";
import { RefundStatus, type Result } from "@coffer/sdk/contract";
import { parseAmount } from "../../../ledger/amount.ts";
import { isoOf } from "../../../world/clock.ts";
import type { World } from "../../../world/world.ts";
import { amountText, coinOf, minorOf, moneyText, networkOf } from "../../assets/coins/exports.ts";
import { marketRate, RATE_SCALE, rateText } from "../../convert/pairs/exports.ts";
import { cashierOf, minorIn, type PaymentOrder, refundable } from "./order.ts";
import { payments } from "./payment.ts";
import { checkRefundable, type Refund } from "./refund.ts";

const timeOf = (moment: number | null) => (moment === null ? null : isoOf(moment));
const DROPPED: Text = { en: "The network dropped the transaction.", "zh-CN": "网络丢弃了该交易。" };

export function refundView(refund: Refund, language: Locale): Result<"getRefundOrder">["items"][number] {
  const {
    orderId,
    merchantUid: _m,
    cashierId: _c,
    cashierUid: _u,
    cashierName: _n,
    sentAt: _s,
    minedByHand: _h,
    ...shown
  } = refund;
  const { at, reviewBy, reviewedAt, ...rest } = shown;
  return {
    ...rest,
    paymentOrderId: orderId,
    requestedBy: cashierOf(refund),
    failReason: refund.status === RefundStatus.failed ? DROPPED[language] : null,
    createdAt: isoOf(at),
    reviewBy: timeOf(reviewBy),
    reviewedAt: timeOf(reviewedAt),
  };
}

export const refundDetail = (world: World, refund: Refund, language: Locale): Result<"getRefund"> => ({
  ...refundView(refund, language),
  serverTime: world.clock.iso(),
});

/** Returns the possible refunds: at the payment's rate, at today's rate, and of the excess. */
export function refundOptions(world: World, order: PaymentOrder): Result<"getRefundOptions"> {
  checkRefundable(order);
  const { id, coin, fiatCurrency } = order;
  const [asset, money] = [coinOf(world, coin), coinOf(world, fiatCurrency)];
  const [one, inCoin, inFiat] = [RATE_SCALE, asset.scale, money.scale].map((scale) => 10n ** BigInt(scale)) as [
    bigint,
    bigint,
    bigint,
  ];
  const most = refundable(world, order);
  const paidRate = parseAmount(order.rate, RATE_SCALE) ?? 0n;
  const now = marketRate(world, coin, fiatCurrency);
  const price = minorOf(world, fiatCurrency, order.fiatAmount);
  const option = (basis: "paidRate" | "currentRate" | "overpaidPart", wanted: bigint, rate: bigint) => {
    const minor = wanted > most ? most : wanted;
    const worth = (minor * rate * inFiat) / (one * inCoin);
    return { basis, amount: amountText(world, coin, minor), fiatAmount: moneyText(money, worth), rate: rateText(rate) };
  };
  const over = minorIn(world, order, "taken") - minorIn(world, order, "amount");
  const { txHashes } = order;
  const last = world
    .table(payments)
    .find("orderId", id)
    .findLast(({ txHash }) => txHash === txHashes.at(-1));
  return {
    id,
    coin,
    network: order.network,
    fiatCurrency,
    refundableAmount: amountText(world, coin, most),
    networkFee: networkOf(world, coin, order.network).withdrawFee,
    payerAddress: last?.fromAddress ?? null,
    payerTag: null,
    options: [
      option("paidRate", minorIn(world, order, "amount"), paidRate),
      option("currentRate", (price * inCoin * one) / (now * inFiat), now),
      ...(over > 0n ? [option("overpaidPart", over, paidRate)] : []),
    ],
  };
}
