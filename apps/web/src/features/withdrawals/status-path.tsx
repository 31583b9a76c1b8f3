import { RecordStatus } from "@coffer/sdk";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { recordStatus } from "../../platform/status/record-status.ts";
import { statusOf } from "../../platform/status/status.ts";
import { type PathStation, StatusPath } from "../../platform/status/status-path.tsx";
import type { WithdrawalRecord } from "./service.tsx";
import { pathOf, type Station } from "./withdrawal-path.ts";

/** The withdrawal's past, current and future stations with times. */
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

/** "Waits for you" ends with the confirmation; later it reads as requested. */
const nameOf = ({ status, state }: Station) =>
  status === RecordStatus.pendingVerification && state === "past"
    ? "withdrawals.asked"
    : statusOf(recordStatus, status).label;

const endOf = (status: Station["status"]): PathStation["ended"] =>
  statusOf(recordStatus, status).tone === "bad" ? "bad" : status === RecordStatus.revoked ? "neutral" : undefined;
