import { type PaymentOrder, PaymentOrderStatus } from "@coffer/sdk";
import { IconButton, TwoLine } from "@coffer/ui";
import { ChevronDownIcon, ChevronRightIcon } from "lucide-react";
import { ExactMoney } from "../../../kernel/money/money.tsx";
import { When } from "../../../kernel/page/when.tsx";
import { paymentException, paymentOrderStatus } from "../../../kernel/status/payment-order-status.ts";
import { statusOf } from "../../../kernel/status/status.ts";
import { StatusTag } from "../../../kernel/status/status-tag.tsx";
import type { Column } from "../../../kernel/table/columns.ts";
import type { ListExport } from "../../../kernel/table/export-list.ts";
import { isZero } from "../../../lib/money.ts";
import { Text, useText } from "../../../lib/text.tsx";
import { visible } from "../../../lib/visible.ts";

export interface Unfolding {
  isOpen: (order: PaymentOrder) => boolean;
  turn: (order: PaymentOrder) => void;
}

export function useOrderColumns({ isOpen, turn }: Unfolding): Column<PaymentOrder>[] {
  const text = useText();
  return [
    {
      id: "time",
      header: text("paymentOrder.order"),
      sort: true,
      cell: (order) => (
        <TwoLine
          mono
          icon={
            <IconButton
              size="sm"
              label={text(isOpen(order) ? "paymentOrder.fold" : "paymentOrder.unfold", { number: order.number })}
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
      header: text("paymentOrder.reference"),
      cell: ({ merchantOrderNumber, subject }) => <TwoLine mono title={merchantOrderNumber} note={visible(subject)} />,
    },
    {
      id: "amount",
      header: text("paymentOrder.amount"),
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
          <Text id={reviewReason ? paymentException[reviewReason].label : "paymentOrder.partlyPaid"} />
        </span>
      )}
    </span>
  );
}

/** What stands in the file of payment orders. */
export function useOrderFields(): ListExport<PaymentOrder>["fields"] {
  const text = useText();
  return [
    { header: text("paymentOrder.order"), value: ({ number }) => number },
    { header: text("paymentOrder.reference"), value: ({ merchantOrderNumber }) => merchantOrderNumber },
    { header: text("paymentOrder.subject"), value: ({ subject }) => subject },
    { header: text("paymentOrder.createdUtc"), value: ({ createdAt }) => createdAt },
    { header: text("paymentOrder.cashier"), value: ({ subMerchantName }) => subMerchantName ?? "" },
    { header: text("paymentOrder.price"), value: ({ fiatAmount }) => fiatAmount },
    { header: text("paymentOrder.currency"), value: ({ fiatCurrency }) => fiatCurrency },
    { header: text("paymentOrder.rate"), value: ({ rate }) => rate },
    { header: text("paymentOrder.amount"), value: ({ amount }) => amount },
    { header: text("table.coin"), value: ({ coin }) => coin },
    { header: text("paymentOrder.network"), value: ({ networkName }) => networkName },
    { header: text("paymentOrder.paid"), value: ({ paidAmount }) => paidAmount },
    { header: text("paymentOrder.fee"), value: ({ feeAmount }) => feeAmount },
    { header: text("paymentOrder.settled"), value: ({ settledAmount }) => settledAmount },
    { header: text("paymentOrder.refunded"), value: ({ refundedAmount }) => refundedAmount },
    { header: text("table.status"), value: ({ status }) => text(statusOf(paymentOrderStatus, status).label) },
    {
      header: text("paymentOrder.exception"),
      value: ({ reviewReason }) => (reviewReason ? text(paymentException[reviewReason].label) : ""),
    },
    { header: text("paymentOrder.paidUtc"), value: ({ paidAt }) => paidAt ?? "" },
    { header: text("paymentOrder.settledUtc"), value: ({ settledAt }) => settledAt ?? "" },
    { header: text("paymentOrder.transaction"), value: ({ txHash }) => txHash ?? "" },
  ];
}
