import { type CashDirection, CashOrderStatus, type CashTimelineStep } from "@coffer/sdk";
import { cashPayoutStatus, cashTopUpStatus } from "../cash-status.ts";

const { pendingPayment, pendingReview, inProgress, success, failed, rejected } = CashOrderStatus;

const moving: readonly CashOrderStatus[] = [pendingPayment, pendingReview, inProgress];
/** Whether somebody or something will still move it on. */
export const isMoving = ({ status }: { status: CashOrderStatus }): boolean => moving.includes(status);

/** The same statuses tell another story each way. */
export const statusTexts = (direction: CashDirection) => (direction === "topUp" ? cashTopUpStatus : cashPayoutStatus);

const usual: Record<CashDirection, readonly CashOrderStatus[]> = {
  topUp: [pendingPayment, pendingReview, inProgress, success],
  withdraw: [inProgress, success],
};

export interface Station {
  status: CashOrderStatus;
  time: string | undefined;
  state: "past" | "now" | "ahead";
  ended: "bad" | "neutral" | undefined;
}

/** Every status it has had, then those still to come if all goes well. */
export function stationsOf(
  direction: CashDirection,
  order: { status: CashOrderStatus; timeline: readonly CashTimelineStep[] },
): Station[] {
  const going = isMoving(order);
  const behind = order.timeline.map(({ status, time }, index): Station => {
    const last = index === order.timeline.length - 1;
    const ended =
      status === failed || status === rejected ? "bad" : status === CashOrderStatus.cancelled ? "neutral" : undefined;
    return { status, time, state: going && last ? "now" : "past", ended };
  });
  if (!going) return behind;
  const way = usual[direction];
  const ahead = way.slice(way.indexOf(order.status) + 1);
  return [
    ...behind,
    ...ahead.map((status): Station => ({ status, time: undefined, state: "ahead", ended: undefined })),
  ];
}
