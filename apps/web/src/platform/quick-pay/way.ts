import { FiatOrderStatus, type FiatTimelineStep } from "@coffer/sdk";

const { pendingPayment, paid, payingOut, completed, cancelled, paymentFailed } = FiatOrderStatus;

/** What an order by card and one on a payment page tell alike. */
export interface Followed {
  status: FiatOrderStatus;
  timeline: readonly FiatTimelineStep[];
}

const ends: readonly FiatOrderStatus[] = [completed, cancelled, paymentFailed];
/** Whether somebody or something will still move it on. */
export const isMoving = ({ status }: { status: FiatOrderStatus }): boolean => !ends.includes(status);

/** If all goes well. */
const usual: readonly FiatOrderStatus[] = [pendingPayment, paid, payingOut, completed];

export interface Station {
  status: FiatOrderStatus;
  time: string | undefined;
  state: "past" | "now" | "ahead";
  ended: "bad" | "neutral" | undefined;
}

/** Every status it has had, then those still to come. */
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

/** Whether the provider had the money before it ended: then it is given back. */
export const wasPaid = ({ timeline }: Followed): boolean => timeline.some(({ status }) => status === paid);
