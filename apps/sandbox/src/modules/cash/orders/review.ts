import { CashOrderStatus } from "@coffer/sdk/contract";
import { refuse } from "../../../core/refusal.ts";
import type { ReviewQueue } from "../../../core/review-queue.ts";
import { afterWorkingDays } from "../../../core/working-days.ts";
import { dueTask } from "../../../world/due-task.ts";
import type { World } from "../../../world/world.ts";
import { carryOut } from "./carry-out.ts";
import { end } from "./money.ts";
import { type CashOrder, cashOrders } from "./order.ts";

const { pendingReview } = CashOrderStatus;

/** "A person reviews it, within 1 working day." */
export const REVIEW_WORKING_DAYS = 1;

/** `since` is the start of the wait: a payout's creation, or the sending of documents. */
type Payload = { id: string; since: number };
const sinceOf = ({ papers, timeline, at }: CashOrder) => papers?.sentAt ?? timeline.at(-1)?.at ?? at;

/** A reviewer decides, or the deadline does; in worlds with that setting the clock approves after a while. */
export function awaitDecision(world: World, order: CashOrder): void {
  const now = world.clock.now();
  const { reviewSeconds } = world.settings;
  const payload = { id: order.id, since: sinceOf(order) };
  if (reviewSeconds !== null) approveByClock.schedule(world, now + reviewSeconds * 1000, payload);
  undecided.schedule(world, afterWorkingDays(now, REVIEW_WORKING_DAYS), payload);
}

/** Nothing was decided, requested or sent since; requested documents have their own deadline. */
function stillWaiting(world: World, { id, since }: Payload): CashOrder | undefined {
  const order = world.table(cashOrders).get(id);
  const isWaiting = order?.status === pendingReview && (order.papers === null || order.papers.sentAt !== null);
  return isWaiting && sinceOf(order) === since ? order : undefined;
}

export const approveByClock = dueTask("cash.approve", (world, payload: Payload) => {
  const order = stillWaiting(world, payload);
  if (order) carryOut(world, order);
});

export const undecided = dueTask("cash.undecided", (world, payload: Payload) => {
  const order = stillWaiting(world, payload);
  if (order) end(world, order, "undecided");
});

export const orderReviews: ReviewQueue = {
  title: { en: "Cash orders", "zh-CN": "法币订单" },
  list: (world) =>
    world
      .table(cashOrders)
      .part("inReview")
      .map((order) => ({
        ...{ id: order.id, uid: order.uid, since: sinceOf(order) },
        summary: [
          `${order.number}: ${order.amount} ${order.currency}`,
          ...(order.payeeName === null ? [] : [`→ ${order.payeeName} ${order.payeeAccount}`]),
          ...(order.papers?.remark ? [`“${order.papers.remark}”`] : []),
        ].join(" "),
        ...(order.papers && { files: order.papers.fileIds }),
      })),
  decide: (world, id, decision, reason) => {
    const order = world.table(cashOrders).get(id);
    if (order?.status !== pendingReview) throw refuse("orderStatusError");
    if (decision === "approve") carryOut(world, order);
    else end(world, order, "rejected", reason);
  },
};
