import { PaymentOrderStatus, type Result } from "@coffer/sdk/contract";
import { isoOf } from "../../../world/clock.ts";
import type { World } from "../../../world/world.ts";
import { amountText, networkOf } from "../../assets/coins/exports.ts";
import { isCancellable } from "./ending.ts";
import { minorIn, type PaymentOrder, refundable } from "./order.ts";
import { confirmationsOf, payments } from "./payment.ts";

const timeOf = (moment: number | null) => (moment === null ? null : isoOf(moment));

export function orderView(world: World, order: PaymentOrder): Result<"getPaymentOrderList">["items"][number] {
  const { id, coin, expiresAt } = order;
  const network = networkOf(world, coin, order.network);
  const text = (minor: bigint) => amountText(world, coin, minor < 0n ? 0n : minor);
  const missing = minorIn(world, order, "amount") - minorIn(world, order, "seen");
  const transactions = world
    .table(payments)
    .find("orderId", id)
    .filter(({ txHash, status }) => order.txHashes.includes(txHash) && status !== 6)
    .map((payment) => ({
      txHash: payment.txHash,
      fromAddress: payment.fromAddress,
      amount: payment.amount,
      confirmations: confirmationsOf(world, order, payment),
      seenAt: isoOf(payment.at),
    }));
  return {
    id,
    number: order.number,
    merchantOrderNumber: order.merchantOrderNumber,
    subMerchantId: order.cashierId,
    subMerchantName: order.cashierName,
    receiptCodeId: order.receiptCodeId,
    apiKeyId: order.apiKeyId,
    subject: order.subject,
    fiatCurrency: order.fiatCurrency,
    fiatAmount: order.fiatAmount,
    rate: order.rate,
    coin,
    network: order.network,
    networkName: network.name,
    amount: order.amount,
    paidAmount: order.seen,
    missingAmount: text(missing),
    overpaidAmount: text(-missing),
    feeAmount: order.fee,
    settledAmount: order.settled,
    refundedAmount: order.refunded,
    refundableAmount: order.status === PaymentOrderStatus.completed ? text(refundable(world, order)) : "0",
    address: order.address,
    tag: order.tag,
    payUrl: `https://pay.coffer.example/${id}`,
    returnUrl: order.returnUrl,
    status: order.status,
    reviewReason: order.reviewReason,
    reviewBy: timeOf(order.reviewBy),
    txHash: transactions.at(-1)?.txHash ?? null,
    transactions,
    confirmations: transactions.at(-1)?.confirmations ?? 0,
    confirmationsRequired: network.confirmationsToCredit,
    createdAt: isoOf(order.at),
    expiresAt: isoOf(expiresAt),
    paidAt: timeOf(order.paidAt),
    settledAt: timeOf(order.settledAt),
    cancellable: isCancellable(order),
    timeline: order.timeline.map(({ status, at }) => ({ status, time: isoOf(at) })),
  };
}

export const orderDetail = (world: World, order: PaymentOrder): Result<"getPaymentOrder"> => ({
  ...orderView(world, order),
  serverTime: world.clock.iso(),
});
