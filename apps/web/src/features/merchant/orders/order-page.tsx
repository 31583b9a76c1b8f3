import { hasCode } from "@coffer/errors";
import type { PaymentOrderDetail } from "@coffer/sdk";
import { Button, Card, CardBody, EmptyState, Notice, Skeleton } from "@coffer/ui";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ArrowLeftIcon, FileQuestionIcon, QrCodeIcon } from "lucide-react";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { isOwner } from "../../../platform/merchant/role.ts";
import { FailureNote } from "../../../platform/page/failure-note.tsx";
import { LoadFailure } from "../../../platform/page/load-failure.tsx";
import { Page } from "../../../platform/page/page.tsx";
import { useAccount } from "../../../platform/session.ts";
import { paymentException, paymentOrderStatus } from "../../../platform/status/payment-order-status.ts";
import { StatusNext, StatusTag } from "../../../platform/status/status-tag.tsx";
import { api } from "../api.ts";
import { CancelOrder } from "../cancel-order.tsx";
import { paymentDecidable } from "./decidable.ts";
import { DecideButtons } from "./decide-buttons.tsx";
import { Notices } from "./notices.tsx";
import { OrderLines } from "./order-lines.tsx";
import { OrderPath } from "./order-path.tsx";
import { Part } from "./part.tsx";
import { Payments } from "./payments.tsx";
import { RefundButton } from "./refund-button.tsx";
import { Refunds } from "./refunds.tsx";
import { type Ask, useDecide } from "./use-decide.tsx";
import { useOrder } from "./use-order.ts";
import { waitsForWord } from "./use-orders.ts";

/** A payment order by its id, or that of a refund. */
export function OrderPage({ id }: { id: string }) {
  return id.startsWith("rf_") ? <OrderOfRefund id={id} /> : <OneOrder id={id} key={id} />;
}

function OrderOfRefund({ id }: { id: string }) {
  const query = useQuery({ ...api.merchant.getRefund.queryOptions({ id }), meta: { shows: "place" } });
  if (query.data) return <OneOrder id={query.data.paymentOrderId} />;
  return <Waiting query={query} />;
}

function OneOrder({ id }: { id: string }) {
  const query = useOrder(id);
  return query.data ? <OrderView order={query.data} failure={query.error} /> : <Waiting query={query} />;
}

function Waiting({ query: { error, refetch } }: { query: { error: unknown; refetch: () => unknown } }) {
  return (
    <Page title={<FormattedMessage id="merchantOrders.one" />} actions={<ToList />}>
      {hasCode(error, 40007) ? (
        <Card>
          <EmptyState
            icon={<FileQuestionIcon />}
            title={<FormattedMessage id="merchantOrders.noOrder" />}
            description={<FormattedMessage id="merchantOrders.noOrderBody" />}
          />
        </Card>
      ) : error ? (
        <Card>
          <LoadFailure error={error} again={() => void refetch()} />
        </Card>
      ) : (
        <Skeleton className="h-96 w-full" />
      )}
    </Page>
  );
}

const ToList = () => (
  <Button asChild variant="secondary">
    <Link to="/merchant/transaction" search={{}}>
      <ArrowLeftIcon aria-hidden />
      <FormattedMessage id="merchantOrders.all" />
    </Link>
  </Button>
);

/** Status, payments, refunds, and webhook deliveries. */
function OrderView({ order, failure }: { order: PaymentOrderDetail; failure: unknown }) {
  const { status, reviewReason } = order;
  const { ask, dialog } = useDecide();
  return (
    <Page
      title={<span className="[overflow-wrap:anywhere]">{order.number}</span>}
      actions={
        <>
          <ToList />
          {order.status <= 1 && (
            <Button asChild variant="secondary">
              <Link to="/merchant/transaction" search={{ id: order.id, till: order.id }}>
                <QrCodeIcon aria-hidden />
                <FormattedMessage id="merchantTill.show" />
              </Link>
            </Button>
          )}
          <CancelOrder order={order} />
          <RefundButton order={order} />
        </>
      }
    >
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(280px,348px)] lg:items-start">
        <div className="flex min-w-0 flex-col gap-6">
          {dialog}
          {failure !== null && failure !== undefined && <FailureNote error={failure} />}
          <Card>
            <CardBody className="flex flex-col gap-4">
              <div className="flex flex-col items-start gap-2" aria-live="polite">
                <StatusTag of={paymentOrderStatus} value={status} />
                <p className="text-ink-2">
                  <StatusNext of={paymentOrderStatus} value={status} />
                </p>
              </div>
              {reviewReason && (
                <Notice tone="warn" live="off" title={<FormattedMessage id={paymentException[reviewReason].label} />}>
                  <FormattedMessage id={paymentException[reviewReason].next} />
                </Notice>
              )}
              {waitsForWord(order) && <Decide order={order} ask={ask} />}
            </CardBody>
          </Card>
          <Part title="merchantOrders.payments">
            <Payments order={order} />
          </Part>
          <Refunds order={order} ask={ask} />
          <Notices order={order} />
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <Part title="flow.summary">
            <OrderLines order={order} />
          </Part>
          <Part title="merchantOrders.timeline">
            <OrderPath order={order} />
          </Part>
        </div>
      </div>
    </Page>
  );
}

/** "Only the merchant itself decides." */
function Decide({ order, ask }: { order: PaymentOrderDetail; ask: Ask }) {
  if (!isOwner(useAccount()))
    return (
      <p className="text-ink-2 text-label">
        <FormattedMessage id="merchantOrders.onlyMerchant" />
      </p>
    );
  return (
    <div className="flex flex-wrap gap-2.5">
      <DecideButtons items={[paymentDecidable(order)]} ask={ask} />
    </div>
  );
}
