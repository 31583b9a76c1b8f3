import { type PaymentOrder, PaymentOrderStatus } from "@coffer/sdk";
import { IconButton, TwoLine } from "@coffer/ui";
import { ChevronDownIcon, ChevronRightIcon } from "lucide-react";
import { useIntl } from "react-intl";
import { isZero } from "../../../platform/amount/amount.ts";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { ExactMoney } from "../../../platform/money/money.tsx";
import { When } from "../../../platform/page/when.tsx";
import { paymentException, paymentOrderStatus } from "../../../platform/status/payment-order-status.ts";
import { statusOf } from "../../../platform/status/status.ts";
import { StatusTag } from "../../../platform/status/status-tag.tsx";
import type { Column } from "../../../platform/table/columns.ts";
import type { ListExport } from "../../../platform/table/export-list.ts";
import { visibleCharacters } from "../../../platform/visible-characters.ts";

export interface Unfolding {
  isOpen: (order: PaymentOrder) => boolean;
  turn: (order: PaymentOrder) => void;
}

export function useOrderColumns({ isOpen, turn }: Unfolding): Column<PaymentOrder>[] {
  const intl = useIntl();
  return [
    {
      id: "time",
      header: intl.formatMessage({ id: "merchantOrders.order" }),
      sort: true,
      cell: (order) => (
        <TwoLine
          mono
          icon={
            <IconButton
              size="sm"
              label={intl.formatMessage(
                { id: isOpen(order) ? "merchantOrders.fold" : "merchantOrders.unfold" },
                { number: order.number },
              )}
              aria-expanded={isOpen(order)}
              onClick={() => turn(order)}
            >
              {isOpen(order) ? <ChevronDownIcon /> : <ChevronRightIcon />}
            </IconButton>
          }
          title={<span className="whitespace-nowrap">{order.number}</span>}
          note={
            <span className="whitespace-nowrap font-sans">
              <When at={order.createdAt} />
            </span>
          }
        />
      ),
    },
    {
      id: "reference",
      header: intl.formatMessage({ id: "merchantOrders.reference" }),
      cell: ({ merchantOrderNumber, subject }) => (
        <TwoLine mono title={merchantOrderNumber} note={visibleCharacters(subject)} />
      ),
    },
    {
      id: "amount",
      header: intl.formatMessage({ id: "merchantOrders.amount" }),
      number: true,
      sort: true,
      cell: (order) => (
        <TwoLine
          align="right"
          title={<ExactMoney amount={order.amount} unit={order.coin} />}
          note={<ExactMoney amount={order.fiatAmount} unit={order.fiatCurrency} />}
        />
      ),
    },
    { id: "status", header: intl.formatMessage({ id: "table.status" }), cell: (order) => <OrderState order={order} /> },
  ];
}

/** Its status, and a deviating payment. */
export function OrderState({ order }: { order: PaymentOrder }) {
  const { status, reviewReason, confirmations, confirmationsRequired } = order;
  const isConfirming = status === PaymentOrderStatus.confirming;
  const isPartlyPaid = status === PaymentOrderStatus.awaitingPayment && !isZero(order.paidAmount);
  return (
    <span className="inline-flex flex-col items-start gap-1 max-sm:items-end">
      <StatusTag
        of={paymentOrderStatus}
        value={status}
        progress={isConfirming ? { done: confirmations, needed: confirmationsRequired } : undefined}
      />
      {(reviewReason || isPartlyPaid) && (
        <span className="text-ink-2 text-label">
          <FormattedMessage id={reviewReason ? paymentException[reviewReason].label : "merchantOrders.partlyPaid"} />
        </span>
      )}
    </span>
  );
}

/** The columns of the export. */
export function useOrderFields(): ListExport<PaymentOrder>["fields"] {
  const intl = useIntl();
  return [
    { header: intl.formatMessage({ id: "merchantOrders.order" }), value: ({ number }) => number },
    {
      header: intl.formatMessage({ id: "merchantOrders.reference" }),
      value: ({ merchantOrderNumber }) => merchantOrderNumber,
    },
    { header: intl.formatMessage({ id: "merchantOrders.subject" }), value: ({ subject }) => subject },
    { header: intl.formatMessage({ id: "merchantOrders.createdUtc" }), value: ({ createdAt }) => createdAt },
    {
      header: intl.formatMessage({ id: "merchantOrders.cashier" }),
      value: ({ subMerchantName }) => subMerchantName ?? "",
    },
    { header: intl.formatMessage({ id: "merchantOrders.price" }), value: ({ fiatAmount }) => fiatAmount },
    { header: intl.formatMessage({ id: "merchantOrders.currency" }), value: ({ fiatCurrency }) => fiatCurrency },
    { header: intl.formatMessage({ id: "merchantOrders.rate" }), value: ({ rate }) => rate },
    { header: intl.formatMessage({ id: "merchantOrders.amount" }), value: ({ amount }) => amount },
    { header: intl.formatMessage({ id: "table.coin" }), value: ({ coin }) => coin },
    { header: intl.formatMessage({ id: "merchantOrders.network" }), value: ({ networkName }) => networkName },
    { header: intl.formatMessage({ id: "merchantOrders.paid" }), value: ({ paidAmount }) => paidAmount },
    { header: intl.formatMessage({ id: "merchantOrders.fee" }), value: ({ feeAmount }) => feeAmount },
    { header: intl.formatMessage({ id: "merchantOrders.settled" }), value: ({ settledAmount }) => settledAmount },
    { header: intl.formatMessage({ id: "merchantOrders.refunded" }), value: ({ refundedAmount }) => refundedAmount },
    {
      header: intl.formatMessage({ id: "table.status" }),
      value: ({ status }) => intl.formatMessage({ id: statusOf(paymentOrderStatus, status).label }),
    },
    {
      header: intl.formatMessage({ id: "merchantOrders.exception" }),
      value: ({ reviewReason }) =>
        reviewReason ? intl.formatMessage({ id: paymentException[reviewReason].label }) : "",
    },
    { header: intl.formatMessage({ id: "merchantOrders.paidUtc" }), value: ({ paidAt }) => paidAt ?? "" },
    { header: intl.formatMessage({ id: "merchantOrders.settledUtc" }), value: ({ settledAt }) => settledAt ?? "" },
    { header: intl.formatMessage({ id: "merchantOrders.transaction" }), value: ({ txHash }) => txHash ?? "" },
  ];
}
