import { ExchangeStatus } from "@coffer/sdk/contract";
import { refuse } from "../../core/refusal.ts";
import type { World } from "../../world/world.ts";
import type { User } from "../auth/user/exports.ts";
import { type OtcOrder, otcOrders } from "./order.ts";
import { fail } from "./settle.ts";

/** Returns the order of the caller, as taker or as its acceptor. @throws 40007 */
export function readableBy(world: World, { uid }: User, id: string): OtcOrder {
  const order = world.table(otcOrders).get(id);
  if (!order || (order.uid !== uid && order.acceptorUid !== uid)) throw refuse("orderNotFound");
  return order;
}

/** Cancels an order that no acceptor has accepted. */
export function cancel(world: World, user: User, id: string): OtcOrder {
  const order = readableBy(world, user, id);
  if (order.uid !== user.uid) throw refuse("orderNotFound");
  if (order.failKind === "cancelled") throw refuse("repeatedCancellation");
  if (order.status !== ExchangeStatus.inProgress) throw refuse("orderStatusFailed");
  if (order.acceptedAt !== null) throw refuse("orderStatusError");
  return fail(world, order, "cancelled");
}
