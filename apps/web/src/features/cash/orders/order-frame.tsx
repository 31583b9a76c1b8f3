import type { CashDirection, CashOrderStatus, CashTimelineStep } from "@coffer/sdk";
import { Button, Card, CardBody, Notice } from "@coffer/ui";
import { Link } from "@tanstack/react-router";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { RecordFrame, type RecordFrameProps } from "../../../platform/page/record-frame.tsx";
import { statusOf } from "../../../platform/status/status.ts";
import { StatusPath } from "../../../platform/status/status-path.tsx";
import { StatusNext, StatusTag } from "../../../platform/status/status-tag.tsx";
import { stationsOf, statusTexts } from "./order-state.ts";

/** One order at its own address, with a link to all. */
export function OrderFrame({ actions, ...frame }: RecordFrameProps) {
  return (
    <RecordFrame
      {...frame}
      actions={
        <>
          {actions}
          <Button asChild variant="secondary">
            <Link to="/assets/cash/order" search={{}}>
              <FormattedMessage id="cash.allOrders" />
            </Link>
          </Button>
        </>
      }
    />
  );
}

export interface OrderStateProps {
  direction: CashDirection;
  order: { status: CashOrderStatus; timeline: readonly CashTimelineStep[]; failReason: string | null };
}

/** The status, the next step, and the history. */
export function OrderState({ direction, order }: OrderStateProps) {
  const kind = statusTexts(direction);
  return (
    <Card>
      <CardBody className="flex flex-col gap-5">
        <div className="flex flex-col items-start gap-2" aria-live="polite">
          <StatusTag of={kind} value={order.status} />
          <p className="text-ink-2">
            <StatusNext of={kind} value={order.status} />
          </p>
        </div>
        {order.failReason && (
          <Notice tone="bad" live="off" title={<FormattedMessage id="cash.reason" />}>
            {order.failReason}
          </Notice>
        )}
        <StatusPath
          stations={stationsOf(direction, order).map(({ status, ...station }, index) => ({
            ...station,
            id: index,
            label: <FormattedMessage id={statusOf(kind, status).label} />,
          }))}
        />
      </CardBody>
    </Card>
  );
}
