import { FiatCancelReason, FiatOrderStatus, VerificationScene, type WireInput } from "@coffer/sdk/contract";
import { refuse } from "../../core/refusal.ts";
import type { World } from "../../world/world.ts";
import type { User } from "../auth/user/exports.ts";
import { checkProof, proofsOf } from "../profile/exports.ts";
import { claimFile } from "../receipt-methods/files/exports.ts";
import { appealOf } from "./appeal.ts";
import { waitForConfirmation } from "./confirm.ts";
import { planRelease } from "./habits.ts";
import { cancel, complete } from "./life.ts";
import { type FiatOrder, ownOrder } from "./order.ts";
import { countCancellation } from "./state.ts";

const { awaitingUserPayment, awaitingMerchantConfirmation, awaitingUserConfirmation } = FiatOrderStatus;
const { completed, cancelled } = FiatOrderStatus;

/** "Said twice it answers 40005, past the 15 minutes 60016." */
export function sayPaid(
  world: World,
  user: User,
  { id, voucherFileIds = [] }: WireInput<"userBuyCoinConfirmPayment">,
): FiatOrder {
  const order = ownOrder(world, user.uid, id);
  if (appealOf(world, order)) throw refuse("orderUnderAppeal");
  if (order.cancelReason === FiatCancelReason.userPaymentTimeout) throw refuse("paymentTimeout");
  if (order.status === cancelled) throw refuse("orderCancelled");
  if (order.status === completed) throw refuse("orderCompleted");
  if (order.status === awaitingMerchantConfirmation) throw refuse("orderPaid");
  if (order.status !== awaitingUserPayment) throw refuse("orderStatusError");
  for (const [at, file] of voucherFileIds.entries())
    claimFile(world, user.uid, file, "paymentVoucher", `voucherFileIds.${at}`);
  const said = waitForConfirmation(world, order, awaitingMerchantConfirmation, voucherFileIds);
  planRelease(world, said);
  return said;
}

/** "Only when the user has seen the money in the account: it releases the coin for good." */
export function confirmReceipt(
  world: World,
  user: User,
  { id, verification }: WireInput<"userSellCoinConfirmReceipt">,
): FiatOrder {
  const order = ownOrder(world, user.uid, id);
  const appeal = appealOf(world, order);
  if (appeal) throw refuse(appeal.openedBy === "system" ? "receivingTimeout" : "orderUnderAppeal");
  if (order.status === cancelled) throw refuse("orderCancelled");
  if (order.status === completed) throw refuse("orderCompleted");
  if (order.status !== awaitingUserConfirmation) throw refuse("orderStatusError");
  checkProof(world, user, verification, proofsOf(user), VerificationScene.security);
  return complete(world, order);
}

/** "A paid order can't be cancelled (40005); a second cancellation answers 60017." */
export function cancelByUser(world: World, user: User, id: string): FiatOrder {
  const order = ownOrder(world, user.uid, id);
  if (appealOf(world, order)) throw refuse("orderUnderAppeal");
  if (order.status === cancelled) throw refuse("repeatedCancellation");
  if (order.status === completed) throw refuse("orderCompleted");
  if (order.status === awaitingMerchantConfirmation) throw refuse("orderPaid");
  if (order.status !== awaitingUserPayment) throw refuse("orderStatusError");
  countCancellation(world, user.uid);
  return cancel(world, order, "byUser");
}
