import { FiatOrderStatus } from "@coffer/sdk";
import { Notice } from "@coffer/ui";
import { FormattedMessage } from "../intl/intl.ts";
import { p2pStatus } from "../p2p/p2p-status.ts";
import { statusOf } from "../status/status.ts";
import { StatusPath } from "../status/status-path.tsx";
import { StatusNext, StatusTag } from "../status/status-tag.tsx";
import { type Followed, stationsOf, wasPaid } from "./way.ts";

/** The status and the next step as text. */
export function OrderState({ order }: { order: Followed & { failReason: string | null } }) {
  const { status, failReason } = order;
  return (
    <>
      <div className="flex flex-col items-start gap-2" aria-live="polite">
        <StatusTag of={p2pStatus} value={status} />
        <p className="text-ink-2">
          {status === FiatOrderStatus.cancelled ? (
            <FormattedMessage id={wasPaid(order) ? "quickPay.givenBack" : "quickPay.nothingPaid"} />
          ) : (
            <StatusNext of={p2pStatus} value={status} />
          )}
        </p>
      </div>
      {failReason !== null && (
        <Notice tone="bad" live="off">
          {failReason}
        </Notice>
      )}
    </>
  );
}

/** The past and the future statuses. */
export const OrderWay = ({ order }: { order: Followed }) => (
  <StatusPath
    stations={stationsOf(order).map(({ status, ...station }, id) => ({
      ...station,
      id,
      label: <FormattedMessage id={statusOf(p2pStatus, status).label} />,
    }))}
  />
);
