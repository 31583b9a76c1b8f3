import { FiatOrderStatus } from "@coffer/sdk";
import { Notice } from "@coffer/ui";
import { fiatStatus } from "../../kernel/fiat/fiat-status.ts";
import { statusOf } from "../../kernel/status/status.ts";
import { StatusPath } from "../../kernel/status/status-path.tsx";
import { StatusNext, StatusTag } from "../../kernel/status/status-tag.tsx";
import { Text } from "../../lib/text.tsx";
import { type Followed, stationsOf, wasPaid } from "./way.ts";

/** Where it stands and what comes next, in words. */
export function OrderState({ order }: { order: Followed & { failReason: string | null } }) {
  const { status, failReason } = order;
  return (
    <>
      <div className="flex flex-col items-start gap-2" aria-live="polite">
        <StatusTag of={fiatStatus} value={status} />
        <p className="text-ink-2">
          {status === FiatOrderStatus.cancelled ? (
            <Text id={wasPaid(order) ? "quickBuy.givenBack" : "quickBuy.nothingPaid"} />
          ) : (
            <StatusNext of={fiatStatus} value={status} />
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

/** The way it has come, and what is still ahead. */
export const OrderWay = ({ order }: { order: Followed }) => (
  <StatusPath
    stations={stationsOf(order).map(({ status, ...station }, id) => ({
      ...station,
      id,
      label: <Text id={statusOf(fiatStatus, status).label} />,
    }))}
  />
);
