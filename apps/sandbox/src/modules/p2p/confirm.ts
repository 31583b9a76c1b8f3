import type { FiatOrderStatus } from "@coffer/sdk/contract";
import { dueTask } from "../../world/due-task.ts";
import type { World } from "../../world/world.ts";
import { moveOrder } from "./life.ts";
import { openAppeal } from "./open-appeal.ts";
import { type FiatOrder, fiatOrders, isSaidPaid } from "./order.ts";
import { unconfirmed } from "./words.ts";

/** "Seconds the receiving side has to confirm a payment; 1800." */
export const CONFIRM_WINDOW_SECONDS = 30 * 60;

/** Announced as paid: the other side checks its account. */
export function waitForConfirmation(
  world: World,
  order: FiatOrder,
  status: FiatOrderStatus,
  voucherFileIds: readonly string[],
): FiatOrder {
  const confirmBy = world.clock.now() + CONFIRM_WINDOW_SECONDS * 1000;
  confirmTimeout.schedule(world, confirmBy, { id: order.id });
  return moveOrder(world, order, status, { confirmBy, voucherFileIds });
}

/** "Where nobody has confirmed by then, the system opens a complaint." */
export const confirmTimeout = dueTask("fiat.unconfirmed", (world, { id }: { id: string }) => {
  const order = world.table(fiatOrders).get(id);
  if (order && isSaidPaid(order) && order.appealId === null)
    openAppeal(world, order, { openedBy: "system", ...unconfirmed(order), proofFileIds: [] });
});
