import { FiatOrderStatus, type FiatTimelineStep } from "@coffer/sdk";

const { pendingPayment, paid, payingOut, completed, cancelled, paymentFailed } = FiatOrderStatus;

/** The common fields of a card order and a payment page order. */
export interface Followed {
  status: FiatOrderStatus;
  timeline: readonly FiatTimelineStep[];
}

const ends: readonly FiatOrderStatus[] = [completed, cancelled, paymentFailed];
/** Returns whether the order's status can still change. */
export const isMoving = ({ status }: { status: FiatOrderStatus }): boolean => !ends.includes(status);

/** The statuses of a successful order. */
const usual: readonly FiatOrderStatus[] = [pendingPayment, paid, payingOut, completed];

export interface Station {
  status: FiatOrderStatus;
  time: string | undefined;
  state: "past" | "now" | "ahead";
  ended: "bad" | "neutral" | undefined;
}

/** Returns every past status, then the expected ones. */
export function stationsOf(order: Followed): Station[] {
  const going = isMoving(order);
  const behind = order.timeline.map(({ status, time }, index): Station => {
    const isLast = index === order.timeline.length - 1;
    const ended = status === paymentFailed ? "bad" : status === cancelled ? "neutral" : undefined;
    return { status, time, state: going && isLast ? "now" : "past", ended };
  });
  if (!going) return behind;
  const ahead = usual.slice(usual.indexOf(order.status) + 1);
  return [
    ...behind,
    ...ahead.map((status): Station => ({ status, time: undefined, state: "ahead", ended: undefined })),
  ];
}

/** Returns whether the provider had the money before the end, so that it is refunded. */
export const wasPaid = ({ timeline }: Followed): boolean => timeline.some(({ status }) => status === paid);
