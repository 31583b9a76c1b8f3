import { type GetPaymentOrderListResult, PaymentOrderStatus } from "@coffer/sdk";
import { Button, Card, CardHeader, CardTitle, EmptyState } from "@coffer/ui";
import { useQuery } from "@tanstack/react-query";
import { ChevronRightIcon } from "lucide-react";
import { useIntl } from "react-intl";
import { formatWorth } from "../../../platform/amount/amount.ts";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { ExactMoney } from "../../../platform/money/money.tsx";
import { LoadFailure } from "../../../platform/page/load-failure.tsx";
import { RowSkeletons } from "../../../platform/page/page-skeleton.tsx";
import { PathLink } from "../../../platform/page/path-link.tsx";
import { paymentOrderStatus } from "../../../platform/status/payment-order-status.ts";
import { StatusTag } from "../../../platform/status/status-tag.tsx";
import { CardRows } from "../../../platform/table/card-rows.tsx";
import type { Column } from "../../../platform/table/columns.ts";
import { TableRows } from "../../../platform/table/table-rows.tsx";
import { useNarrow } from "../../../platform/table/use-narrow.ts";
import { formatTime } from "../../../platform/time/time.ts";
import { todayQuery } from "./home-query.ts";
import { orderPlace, places } from "./places.ts";

type Order = GetPaymentOrderListResult["items"][number];

/** Today's newest orders with links; pending approvals are marked. */
export function TodayOrders() {
  const intl = useIntl();
  const narrow = useNarrow();
  const columns = useColumns();
  const { data, error, refetch } = useQuery({ ...todayQuery(), meta: { shows: "place" } });
  const total = data?.totalCount ?? 0;
  const Rows = narrow ? CardRows : TableRows;
  return (
    <Card>
      <CardHeader>
        <CardTitle className="flex items-baseline gap-3">
          <FormattedMessage id="merchantHome.today" />
          {total > 0 && (
            <span className="font-normal text-ink-2 text-label">
              <FormattedMessage id="merchantHome.ordersToday" values={{ count: total }} />
            </span>
          )}
        </CardTitle>
        <PathLink
          {...places.orders}
          className="inline-flex items-center gap-0.5 font-medium text-label text-vault hover:underline"
        >
          <FormattedMessage id="merchantHome.allOrders" />
          <ChevronRightIcon aria-hidden className="size-3.5" />
        </PathLink>
      </CardHeader>
      {error ? (
        <LoadFailure error={error} again={() => void refetch()} />
      ) : !data ? (
        <div className="flex flex-col gap-4 p-5">
          <RowSkeletons rows={5} />
        </div>
      ) : total === 0 ? (
        <NoOrders />
      ) : (
        <Rows
          caption={intl.formatMessage({ id: "merchantHome.today" })}
          columns={columns}
          rows={data.items}
          rowKey={({ id }) => id}
          actions={(order) => <OrderLink order={order} />}
          sorted={undefined}
          sort={unsorted}
        />
      )}
    </Card>
  );
}

const unsorted = () => undefined; // Always newest first.

const NoOrders = () => (
  <EmptyState
    title={<FormattedMessage id="merchantHome.noOrders" />}
    description={<FormattedMessage id="merchantHome.noOrdersBody" />}
    action={
      <Button asChild>
        <PathLink {...places.newOrder}>
          <FormattedMessage id="merchantHome.newOrder" />
        </PathLink>
      </Button>
    }
  />
);

function OrderLink({ order: { id, number, status } }: { order: Order }) {
  const waits = status === PaymentOrderStatus.pendingReview;
  return (
    <Button asChild variant={waits ? "secondary" : "link"} size="sm">
      <PathLink {...orderPlace(id)}>
        <FormattedMessage id={waits ? "merchantHome.review" : "merchantHome.details"} />
        <span className="sr-only"> {number}</span>
      </PathLink>
    </Button>
  );
}

function useColumns(): Column<Order>[] {
  const intl = useIntl();
  const { locale } = intl;
  return [
    {
      id: "number",
      header: intl.formatMessage({ id: "merchantHome.order" }),
      cell: ({ number, createdAt }) => (
        <>
          <span className="block font-mono text-label">{number}</span>
          <time dateTime={createdAt} className="text-ink-2 text-label">
            {formatTime(createdAt, intl)}
          </time>
        </>
      ),
    },
    {
      id: "reference",
      header: intl.formatMessage({ id: "merchantHome.reference" }),
      cell: ({ merchantOrderNumber, subject }) => (
        <>
          <span className="block font-mono text-label [overflow-wrap:anywhere]">{merchantOrderNumber}</span>
          <span className="text-ink-2 text-label [overflow-wrap:anywhere]">{subject}</span>
        </>
      ),
    },
    {
      id: "amount",
      header: intl.formatMessage({ id: "merchantHome.amount" }),
      number: true,
      cell: ({ amount, coin, fiatAmount, fiatCurrency }) => (
        <>
          <ExactMoney amount={amount} unit={coin} />
          <span className="block text-ink-2 text-label">{formatWorth(fiatAmount, fiatCurrency, locale)}</span>
        </>
      ),
    },
    {
      id: "status",
      header: intl.formatMessage({ id: "merchantHome.status" }),
      cell: ({ status, confirmations, confirmationsRequired }) => (
        <StatusTag
          of={paymentOrderStatus}
          value={status}
          progress={
            status === PaymentOrderStatus.confirming
              ? { done: confirmations, needed: confirmationsRequired }
              : undefined
          }
        />
      ),
    },
  ];
}
