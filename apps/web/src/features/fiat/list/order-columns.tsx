import { FiatCancelReason, FiatOrderStatus, type LegalCurrencyOrder } from "@coffer/sdk";
import { CoinIcon, TwoLine } from "@coffer/ui";
import { fiatStatus } from "../../../kernel/fiat/fiat-status.ts";
import { ExactMoney } from "../../../kernel/money/money.tsx";
import { When } from "../../../kernel/page/when.tsx";
import { useRateText } from "../../../kernel/quote/rate-text.ts";
import { statusOf } from "../../../kernel/status/status.ts";
import { StatusTag } from "../../../kernel/status/status-tag.tsx";
import type { Column } from "../../../kernel/table/columns.ts";
import type { ListExport } from "../../../kernel/table/export-list.ts";
import { type MessageId, Text, useText } from "../../../lib/text.tsx";
import { visible } from "../../../lib/visible.ts";

/** Why one was cancelled, in a few words. */
const reasonNames: Record<FiatCancelReason, MessageId> = {
  [FiatCancelReason.byUser]: "fiat.byUser",
  [FiatCancelReason.userPaymentTimeout]: "fiat.unpaid",
  [FiatCancelReason.dealerPaymentTimeout]: "fiat.dealerUnpaid",
  [FiatCancelReason.other]: "fiat.otherReason",
  [FiatCancelReason.appealDecided]: "fiat.byAppeal",
};
const reasonOf = ({ cancelReason }: LegalCurrencyOrder): MessageId | undefined =>
  cancelReason === null ? undefined : (reasonNames[cancelReason] ?? "fiat.otherReason");
const sideWord = ({ side }: LegalCurrencyOrder) => (side === "buy" ? "fiat.buy" : "fiat.sell");

export function useOrderColumns(): Column<LegalCurrencyOrder>[] {
  const text = useText();
  const rateText = useRateText();
  return [
    {
      id: "number",
      header: text("fiat.order"),
      cell: (order) => (
        <TwoLine
          icon={<CoinIcon ticker={order.coin} />}
          title={`${text(sideWord(order))} ${order.coin} · ${visible(order.dealer)}`}
          note={<span className="whitespace-nowrap font-mono text-head">{order.number}</span>}
        />
      ),
    },
    { id: "time", header: text("fiat.placed"), sort: true, cell: ({ time }) => <When at={time} /> },
    {
      id: "quantity",
      header: text("fiat.quantity"),
      number: true,
      cell: ({ quantity, coin }) => <ExactMoney amount={quantity} unit={coin} />,
    },
    {
      id: "price",
      header: text("fiat.price"),
      number: true,
      cell: ({ price }) => <span title={price}>{rateText(price)}</span>,
    },
    {
      id: "amount",
      header: text("fiat.amount"),
      number: true,
      sort: true,
      cell: ({ amount, legalCurrency, status }) => (
        <span className={status === FiatOrderStatus.cancelled ? "text-ink-3 line-through" : undefined}>
          <ExactMoney amount={amount} unit={legalCurrency} />
        </span>
      ),
    },
    {
      id: "status",
      header: text("table.status"),
      cell: (order) => {
        const reason = reasonOf(order);
        return (
          <span className="flex flex-col items-start gap-1">
            <StatusTag of={fiatStatus} value={order.status} />
            {reason && (
              <span className="text-head text-ink-2">
                <Text id={reason} />
              </span>
            )}
          </span>
        );
      },
    },
  ];
}

/** What stands in the file of orders. */
export function useOrderFields(): ListExport<LegalCurrencyOrder>["fields"] {
  const text = useText();
  return [
    { header: text("fiat.number"), value: ({ number }) => number },
    { header: text("fiat.placedUtc"), value: ({ time }) => time },
    { header: text("fiat.side"), value: (order) => text(sideWord(order)) },
    { header: text("fiat.coin"), value: ({ coin }) => coin },
    { header: text("fiat.quantity"), value: ({ quantity }) => quantity },
    { header: text("fiat.price"), value: ({ price }) => price },
    { header: text("fiat.currency"), value: ({ legalCurrency }) => legalCurrency },
    { header: text("fiat.amount"), value: ({ amount }) => amount },
    { header: text("fiat.fee"), value: ({ fee }) => fee },
    { header: text("fiat.dealer"), value: ({ dealer }) => dealer },
    { header: text("fiat.method"), value: ({ receiptMethodName }) => receiptMethodName },
    { header: text("table.status"), value: ({ status }) => text(statusOf(fiatStatus, status).label) },
    {
      header: text("fiat.cancelReason"),
      value: (order) => {
        const reason = reasonOf(order);
        return reason ? text(reason) : "";
      },
    },
    { header: text("fiat.completedUtc"), value: ({ completedAt }) => completedAt ?? "" },
  ];
}
