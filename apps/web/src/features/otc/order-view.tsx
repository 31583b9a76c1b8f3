import type { OtcOrder } from "@coffer/sdk";
import { Notice, Skeleton } from "@coffer/ui";
import type { ReactNode } from "react";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { FailureNote } from "../../platform/page/failure-note.tsx";
import { exchangeStatus } from "../../platform/status/status.ts";
import { StatusNext, StatusTag } from "../../platform/status/status-tag.tsx";
import { SettlementPath } from "./settlement-path.tsx";
import { useOrder } from "./use-order.ts";

export interface OrderViewProps {
  id: string;
  /** The reader's possible actions. */
  actions?: ((order: OtcOrder) => ReactNode) | undefined;
}

/** One order: its progress, and the customer's pending action. */
export function OrderView({ id, actions }: OrderViewProps) {
  const { data: order, error } = useOrder(id);
  if (!order) return error ? <FailureNote error={error} /> : <Skeleton className="h-72 w-full" />;
  const { status, failReason, instructions } = order;
  return (
    <>
      <div className="flex flex-col items-start gap-2" aria-live="polite">
        <StatusTag of={exchangeStatus} value={status} />
        {instructions === null && failReason === null && (
          <p className="text-ink-2">
            <StatusNext of={exchangeStatus} value={status} />
          </p>
        )}
      </div>
      {instructions !== null && (
        <Notice tone="warn" title={<FormattedMessage id="otc.waitsForYou" />}>
          {instructions}
        </Notice>
      )}
      {failReason !== null && (
        <Notice tone="bad" live="off">
          {failReason}
        </Notice>
      )}
      <SettlementPath order={order} />
      <div className="empty:hidden">{actions?.(order)}</div>
      {error && <FailureNote error={error} />}
    </>
  );
}
