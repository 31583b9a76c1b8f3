import { type CashDirection, CashOrderStatus, type CashTimelineStep } from "@coffer/sdk";
import { cashPayoutStatus, cashTopUpStatus } from "../cash-status.ts";

const { pendingPayment, pendingReview, inProgress, success, failed, rejected } = CashOrderStatus;

const moving: readonly CashOrderStatus[] = [pendingPayment, pendingReview, inProgress];
/** Returns whether the order's status can still change. */
export const isMoving = ({ status }: { status: CashOrderStatus }): boolean => moving.includes(status);

/** The texts of a status depend on the direction. */
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

/** Returns every past status, then the expected ones. */
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
