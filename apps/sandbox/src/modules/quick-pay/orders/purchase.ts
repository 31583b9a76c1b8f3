import { FiatOrderStatus, type Result, VerificationScene, type WireInput } from "@coffer/sdk/contract";
import { refuse } from "../../../core/refusal.ts";
import { isoOf } from "../../../world/clock.ts";
import type { World } from "../../../world/world.ts";
import type { User } from "../../auth/user/exports.ts";
import {
  cancelCard,
  cardPrice,
  checkUnpaid,
  ownThirdPartyOrder,
  placeOrder,
  type ThirdPartyOrder,
  thirdPartyOrders,
  wasUnpaid,
} from "../../cards/exports.ts";
import { checkProof, type Proof, proofsOf } from "../../profile/exports.ts";
import { begunPurchases } from "./begin.ts";
import { paymentPageOf } from "./page-address.ts";

const { pendingPayment, paid, payingOut, completed, cancelled, paymentFailed } = FiatOrderStatus;
const CODE_BYTES = 16;

const ownByToken = (world: World, uid: string, token: string) => {
  const order = world.table(thirdPartyOrders).one("token", token);
  return order?.uid === uid ? order : undefined;
};

/**
 * "The order is placed with the first right proof": a token is one purchase, and after its proof it answers that
 * order.
 */
export function provePurchase(world: World, user: User, { token, verification }: Proved): ThirdPartyOrder {
  const placed = ownByToken(world, user.uid, token);
  if (placed) return placed;
  const begun = world.table(begunPurchases).get(token);
  if (!begun || begun.uid !== user.uid || begun.until <= world.clock.now()) throw refuse("verificationExpired");
  checkUnpaid(world, user.uid);
  const { until: _until, ...size } = begun;
  // The shown price is held, but without any price nothing can be bought.
  cardPrice(world, size.coin, size.legalCurrency);
  checkProof(world, user, verification, proofsOf(user), VerificationScene.security);
  world.table(begunPurchases).delete(token);
  return placeOrder(world, "paymentPage", { ...size, card: null });
}
type Proved = { token: string; verification: Proof };

/** "Until the code is used or ends, asking again answers the same one; after that a new one while the order is to be paid." */
export function wayIn(
  world: World,
  user: User,
  { token }: WireInput<"getLegalCoinBuyCode">,
  base: string,
): Result<"getLegalCoinBuyCode"> {
  const order = ownByToken(world, user.uid, token);
  if (!order) {
    if (world.table(begunPurchases).get(token)?.uid !== user.uid) throw refuse("orderNotFound");
    throw refuse("securityVerificationFailed", null, { data: { attemptsLeft: null } });
  }
  if (order.status !== pendingPayment)
    throw refuse(order.status === cancelled && wasUnpaid(order) ? "paymentTimeout" : "orderStatusFailed");
  const code = order.code ?? `lb_${world.random.hex(CODE_BYTES)}`;
  if (order.code === null) world.table(thirdPartyOrders).update(order.id, { code });
  const url = paymentPageOf(world, code, base);
  return { code, url, expiresAt: isoOf(order.payBy), serverTime: world.clock.iso() };
}

/** @throws 40005 while in progress, 40006 when done, 60008 when it failed, 60015 by card, 60017 the second time */
export function cancelByUser(world: World, user: User, id: string): ThirdPartyOrder {
  const order = ownThirdPartyOrder(world, user.uid, id);
  const { status, kind } = order;
  if (kind === "card") throw refuse("orderStatusError", id);
  if (status === cancelled) throw refuse("repeatedCancellation");
  if (status === completed) throw refuse("orderCompleted");
  if (status === paymentFailed) throw refuse("orderStatusFailed");
  if (status === paid || status === payingOut) throw refuse("orderPaid");
  return cancelCard(world, order);
}
