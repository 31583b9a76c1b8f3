import { RecordStatus } from "@coffer/sdk";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { recordStatus } from "../../platform/status/record-status.ts";
import { statusOf } from "../../platform/status/status.ts";
import { type PathStation, StatusPath } from "../../platform/status/status-path.tsx";
import type { WithdrawalRecord } from "./service.tsx";
import { pathOf, type Station } from "./withdrawal-path.ts";

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
          <FormattedMessage id={nameOf(station)} />
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
    ? "withdrawals.asked"
    : statusOf(recordStatus, status).label;

const endOf = (status: Station["status"]): PathStation["ended"] =>
  statusOf(recordStatus, status).tone === "bad" ? "bad" : status === RecordStatus.revoked ? "neutral" : undefined;
