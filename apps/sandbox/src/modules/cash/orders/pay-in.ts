import type { CashChannelCode, Result } from "@coffer/sdk/contract";
import { refuse } from "../../../core/refusal.ts";
import { isoOf } from "../../../world/clock.ts";
import type { World } from "../../../world/world.ts";
import { rechargeBanks } from "../../quick-pay/currencies/exports.ts";
import { offeredChannels } from "../channels/exports.ts";
import { checkUnpaid, topUpOf } from "./top-up.ts";

/** The names of our accounts by channel. */
const names: Readonly<Record<CashChannelCode, string>> = {
  ach: "ACH",
  wire: "Wire",
  sepa: "SEPA",
  fasterPayments: "Faster Payments",
  fps: "FPS",
  localBank: "Local bank",
};

/** Returns where to pay a waiting order. @throws 60020 if the channel was removed */
export function payInInfo(world: World, uid: string, id: string): Result<"getPayInInfo"> {
  const order = topUpOf(world, uid, id);
  checkUnpaid(order);
  const isOffered = offeredChannels(world, { direction: "topUp" }).some(({ channel }) => channel === order.channel);
  const bank = rechargeBanks(uid, order.currency).find(({ channel }) => channel === names[order.channel]);
  if (!isOffered || !bank) throw refuse("paymentInfoMissing", order.channel);
  return {
    ...{ orderId: order.id, amount: order.amount, bank },
    payBefore: isoOf(order.payBefore ?? order.at),
    serverTime: world.clock.iso(),
  };
}
