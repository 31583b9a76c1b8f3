import { type PaymentOrder, PaymentOrderStatus } from "@coffer/sdk";
import { IconButton, TwoLine } from "@coffer/ui";
import { ChevronDownIcon, ChevronRightIcon } from "lucide-react";
import { isZero } from "../../../platform/amount/amount.ts";
import { Text, useText } from "../../../platform/intl/text.tsx";
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
  const text = useText();
  return [
    {
      id: "time",
      header: text("merchantOrders.order"),
      sort: true,
      cell: (order) => (
        <TwoLine
          mono
          icon={
            <IconButton
              size="sm"
              label={text(isOpen(order) ? "merchantOrders.fold" : "merchantOrders.unfold", { number: order.number })}
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
      header: text("merchantOrders.reference"),
      cell: ({ merchantOrderNumber, subject }) => (
        <TwoLine mono title={merchantOrderNumber} note={visibleCharacters(subject)} />
      ),
    },
    {
      id: "amount",
      header: text("merchantOrders.amount"),
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
    { id: "status", header: text("table.status"), cell: (order) => <OrderState order={order} /> },
  ];
}

/** Its status; where it was paid otherwise than asked, how. */
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
          <Text id={reviewReason ? paymentException[reviewReason].label : "merchantOrders.partlyPaid"} />
        </span>
      )}
    </span>
  );
}

/** What stands in the file of payment orders. */
export function useOrderFields(): ListExport<PaymentOrder>["fields"] {
  const text = useText();
  return [
    { header: text("merchantOrders.order"), value: ({ number }) => number },
    { header: text("merchantOrders.reference"), value: ({ merchantOrderNumber }) => merchantOrderNumber },
    { header: text("merchantOrders.subject"), value: ({ subject }) => subject },
    { header: text("merchantOrders.createdUtc"), value: ({ createdAt }) => createdAt },
    { header: text("merchantOrders.cashier"), value: ({ subMerchantName }) => subMerchantName ?? "" },
    { header: text("merchantOrders.price"), value: ({ fiatAmount }) => fiatAmount },
    { header: text("merchantOrders.currency"), value: ({ fiatCurrency }) => fiatCurrency },
    { header: text("merchantOrders.rate"), value: ({ rate }) => rate },
    { header: text("merchantOrders.amount"), value: ({ amount }) => amount },
    { header: text("table.coin"), value: ({ coin }) => coin },
    { header: text("merchantOrders.network"), value: ({ networkName }) => networkName },
    { header: text("merchantOrders.paid"), value: ({ paidAmount }) => paidAmount },
    { header: text("merchantOrders.fee"), value: ({ feeAmount }) => feeAmount },
    { header: text("merchantOrders.settled"), value: ({ settledAmount }) => settledAmount },
    { header: text("merchantOrders.refunded"), value: ({ refundedAmount }) => refundedAmount },
    { header: text("table.status"), value: ({ status }) => text(statusOf(paymentOrderStatus, status).label) },
    {
      header: text("merchantOrders.exception"),
      value: ({ reviewReason }) => (reviewReason ? text(paymentException[reviewReason].label) : ""),
    },
    { header: text("merchantOrders.paidUtc"), value: ({ paidAt }) => paidAt ?? "" },
    { header: text("merchantOrders.settledUtc"), value: ({ settledAt }) => settledAt ?? "" },
    { header: text("merchantOrders.transaction"), value: ({ txHash }) => txHash ?? "" },
  ];
}
