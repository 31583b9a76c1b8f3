import { RecordStatus } from "@coffer/sdk";
import { recordStatus } from "../../kernel/status/record-status.ts";
import { statusOf } from "../../kernel/status/status.ts";
import { type PathStation, StatusPath } from "../../kernel/status/status-path.tsx";
import { Text } from "../../lib/text.tsx";
import { pathOf, type Station } from "./path-of.ts";
import type { WithdrawalRecord } from "./service.tsx";

/** Where the withdrawal has been, stands and will go, with the times it has passed. */
export function WithdrawalPath({ withdrawal }: { withdrawal: WithdrawalRecord }) {
  const { confirmations, confirmationsRequired } = withdrawal;
  const stations = pathOf(withdrawal).map((station): PathStation => {
    const { status, time, state } = station;
    const counts = status === RecordStatus.remittedOut && state === "now";
    return {
      id: status,
      label: (
        <>
          <Text id={nameOf(station)} />
          {counts && ` ${confirmations}/${confirmationsRequired}`}
        </>
      ),
      time,
      state,
      ended: endOf(status),
    };
  });
  return <StatusPath stations={stations} />;
}

/** "Waits for you" is over once one has confirmed: what is left of it is that it was asked for. */
const nameOf = ({ status, state }: Station) =>
  status === RecordStatus.pendingVerification && state === "past"
    ? "withdraw.asked"
    : statusOf(recordStatus, status).label;

const endOf = (status: Station["status"]): PathStation["ended"] =>
  statusOf(recordStatus, status).tone === "bad" ? "bad" : status === RecordStatus.revoked ? "neutral" : undefined;
