import { ExchangeStatus, type OtcOrder } from "@coffer/sdk";
import { FormattedMessage, type PlainMessageId } from "../../platform/intl/intl.ts";
import { type PathStation, StatusPath } from "../../platform/status/status-path.tsx";

const names: Record<OtcOrder["steps"][number]["step"], PlainMessageId> = {
  placed: "otc.placed",
  accepted: "otc.accepted",
  settling: "otc.settling",
  settled: "otc.settled",
};

/** The settlement's progress with times; a failed order ends at its last step. */
export function SettlementPath({ order }: { order: OtcOrder }) {
  const { status, failKind, completedAt, steps } = order;
  const reached = steps.filter(({ time }) => time !== null);
  const isOpen = status === ExchangeStatus.inProgress;
  const stations = steps.map(
    ({ step, time }, at): PathStation => ({
      id: at,
      label: <FormattedMessage id={names[step]} />,
      time: time ?? undefined,
      state: isOpen && at === reached.length - 1 ? "now" : time === null ? "ahead" : "past",
    }),
  );
  if (status !== ExchangeStatus.failure) return <StatusPath stations={stations} />;
  const end: PathStation = {
    id: steps.length,
    label: <FormattedMessage id={failKind === "cancelled" ? "otc.cancelledStep" : "otc.failedStep"} />,
    time: completedAt ?? undefined,
    state: "past",
    ended: failKind === "cancelled" ? "neutral" : "bad",
  };
  return <StatusPath stations={[...stations.slice(0, reached.length), end]} />;
}
