import { MerchantChannelKind, PaymentOrderStatus } from "@coffer/sdk/contract";
import { userAccount, worldAccount } from "../../../ledger/account.ts";
import { dueTask } from "../../../world/due-task.ts";
import type { World } from "../../../world/world.ts";
import { amountText, networkOf } from "../../assets/coins/exports.ts";
import { entryDescription } from "../../assets/records/exports.ts";
import { channelFee, channelOf } from "../rates/exports.ts";
import { minorIn, moveOrder, type PaymentOrder, paymentOrders } from "./order.ts";
import { addSale } from "./sales.ts";

/** Customers' payments that no merchant has yet. */
export const collectedAccount = (coin: string) => worldAccount("collected", coin);
export const merchantAccount = (uid: string, coin: string) => userAccount(uid, "merchant", coin);
export const paymentChannel = (world: World, { coin, network }: Pick<PaymentOrder, "coin" | "network">) =>
  channelOf(world, MerchantChannelKind.payment, networkOf(world, coin, network));

/** Accepts everything confirmed as paid, less the channel's fee: it counts as sold. */
export function take(world: World, order: PaymentOrder): PaymentOrder {
  const { coin } = order;
  const taken = minorIn(world, order, "confirmed") - minorIn(world, order, "returned");
  const fee = channelFee(world, paymentChannel(world, order), taken);
  addSale(world, order, {
    paidCount: order.paidAt === null ? 1 : 0,
    collected: taken - minorIn(world, order, "taken"),
    fee: fee - minorIn(world, order, "fee"),
  });
  const paidAt = order.paidAt ?? world.clock.now();
  return { ...order, taken: amountText(world, coin, taken), fee: amountText(world, coin, fee), paidAt };
}

/** Moves accepted, unsettled amounts to the merchant wallet, and the fee to the house. */
function settle(world: World, order: PaymentOrder): PaymentOrder {
  const { id, coin, taken, fee } = order;
  const from = collectedAccount(coin);
  const net = minorIn(world, order, "taken") - minorIn(world, order, "fee");
  world.ledger.post(
    `${id}:settle:${taken}`,
    [
      { from, to: merchantAccount(order.merchantUid, coin), amount: net - minorIn(world, order, "settled") },
      {
        from,
        to: worldAccount("fees", coin),
        amount: minorIn(world, order, "fee") - minorIn(world, order, "feeSettled"),
      },
    ],
    entryDescription("recharge", "paymentOrder", order, "paymentSettled"),
  );
  return { ...order, settled: amountText(world, coin, net), feeSettled: fee, settledAt: world.clock.now() };
}

/** Returns confirmed, unaccepted amounts to their source. */
export function sendBack(world: World, order: PaymentOrder): PaymentOrder {
  const { id, coin, confirmed } = order;
  const amount = minorIn(world, order, "confirmed") - minorIn(world, order, "returned");
  const leg = { from: collectedAccount(coin), to: worldAccount("chain", coin), amount };
  if (amount > 0n)
    world.ledger.post(
      `${id}:return:${confirmed}`,
      [leg],
      entryDescription("withdraw", "paymentOrder", order, "paymentReturned"),
    );
  return { ...order, returned: confirmed };
}

/** Accepts the payment as it is and settles it at once. */
export const complete = (world: World, order: PaymentOrder): PaymentOrder =>
  moveOrder(world, settleTaken(world, order), PaymentOrderStatus.completed, { reviewBy: null });

/** Possibly nothing is confirmed yet. */
export function settleTaken(world: World, order: PaymentOrder): PaymentOrder {
  const taken = take(world, order);
  return minorIn(world, taken, "taken") > 0n ? settle(world, taken) : taken;
}

/** Paid: the channel settles it in a few hours. */
export const settleLater = dueTask("payment.settle", (world, { id }: { id: string }) => {
  const order = world.table(paymentOrders).get(id);
  if (order?.status === PaymentOrderStatus.paid) complete(world, order);
});
