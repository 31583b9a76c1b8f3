import { type PaymentOrder, PaymentOrderStatus } from "@coffer/sdk";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { paymentOrderStatus } from "../../../platform/status/payment-order-status.ts";
import { statusOf } from "../../../platform/status/status.ts";
import { type PathStation, StatusPath } from "../../../platform/status/status-path.tsx";
import { isMoving, waitsForWord } from "./use-orders.ts";

const { awaitingPayment, confirming, paid, completed, rejected, cancelled, expired } = PaymentOrderStatus;

/** The expected statuses of a regular order. */
const ahead: Readonly<Record<number, readonly number[]>> = {
  [awaitingPayment]: [confirming, paid, completed],
  [confirming]: [paid, completed],
  [paid]: [completed],
};
const ends: Readonly<Record<number, "bad" | "neutral">> = {
  [rejected]: "bad",
  [cancelled]: "neutral",
  [expired]: "neutral",
};

/** Every past status with its time, and the expected ones. */
export function OrderPath({ order }: { order: PaymentOrder }) {
  const { timeline, status } = order;
  const open = isMoving(order) || waitsForWord(order);
  const been = timeline.map(
    ({ status: at, time }, index): PathStation => ({
      id: index,
      label: <FormattedMessage id={statusOf(paymentOrderStatus, at).label} />,
      time,
      state: open && index === timeline.length - 1 ? "now" : "past",
      ended: ends[at],
    }),
  );
  const next = (ahead[status] ?? []).map(
    (at, index): PathStation => ({
      id: timeline.length + index,
      label: <FormattedMessage id={statusOf(paymentOrderStatus, at).label} />,
      time: undefined,
      state: "ahead",
    }),
  );
  return <StatusPath stations={[...been, ...next]} />;
}
