import { FiatCancelReason, FiatOrderStatus, type LegalCurrencyOrder } from "@coffer/sdk";
import { CoinIcon, TwoLine } from "@coffer/ui";
import { useIntl } from "react-intl";
import { FormattedMessage, type PlainMessageId } from "../../../platform/intl/intl.ts";
import { ExactMoney } from "../../../platform/money/money.tsx";
import { p2pStatus } from "../../../platform/p2p/p2p-status.ts";
import { When } from "../../../platform/page/when.tsx";
import { useRateText } from "../../../platform/quote/rate-text.ts";
import { statusOf } from "../../../platform/status/status.ts";
import { StatusTag } from "../../../platform/status/status-tag.tsx";
import type { Column } from "../../../platform/table/columns.ts";
import type { ListExport } from "../../../platform/table/export-list.ts";
import { visibleCharacters } from "../../../platform/visible-characters.ts";

/** The cancellation reason in brief. */
const reasonNames: Record<FiatCancelReason, PlainMessageId> = {
  [FiatCancelReason.byUser]: "p2p.byUser",
  [FiatCancelReason.userPaymentTimeout]: "p2p.unpaid",
  [FiatCancelReason.dealerPaymentTimeout]: "p2p.dealerUnpaid",
  [FiatCancelReason.other]: "p2p.otherReason",
  [FiatCancelReason.appealDecided]: "p2p.byAppeal",
};
const reasonOf = ({ cancelReason }: LegalCurrencyOrder): PlainMessageId | undefined =>
  cancelReason === null ? undefined : (reasonNames[cancelReason] ?? "p2p.otherReason");
const sideWord = ({ side }: LegalCurrencyOrder) => (side === "buy" ? "p2p.buy" : "p2p.sell");

export function useOrderColumns(): Column<LegalCurrencyOrder>[] {
  const intl = useIntl();
  const rateText = useRateText();
  return [
    {
      id: "number",
      header: intl.formatMessage({ id: "p2p.order" }),
      cell: (order) => (
        <TwoLine
          icon={<CoinIcon ticker={order.coin} />}
          title={`${intl.formatMessage({ id: sideWord(order) })} ${order.coin} · ${visibleCharacters(order.dealer)}`}
          note={<span className="whitespace-nowrap font-mono text-head">{order.number}</span>}
        />
      ),
    },
    {
      id: "time",
      header: intl.formatMessage({ id: "p2p.placed" }),
      sort: true,
      cell: ({ time }) => <When at={time} />,
    },
    {
      id: "quantity",
      header: intl.formatMessage({ id: "p2p.quantity" }),
      number: true,
      cell: ({ quantity, coin }) => <ExactMoney amount={quantity} unit={coin} />,
    },
    {
      id: "price",
      header: intl.formatMessage({ id: "p2p.price" }),
      number: true,
      cell: ({ price }) => <span title={price}>{rateText(price)}</span>,
    },
    {
      id: "amount",
      header: intl.formatMessage({ id: "p2p.amount" }),
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
      header: intl.formatMessage({ id: "table.status" }),
      cell: (order) => {
        const reason = reasonOf(order);
        return (
          <span className="flex flex-col items-start gap-1">
            <StatusTag of={p2pStatus} value={order.status} />
            {reason && (
              <span className="text-head text-ink-2">
                <FormattedMessage id={reason} />
              </span>
            )}
          </span>
        );
      },
    },
  ];
}

/** The columns of the export. */
export function useOrderFields(): ListExport<LegalCurrencyOrder>["fields"] {
  const intl = useIntl();
  return [
    { header: intl.formatMessage({ id: "p2p.number" }), value: ({ number }) => number },
    { header: intl.formatMessage({ id: "p2p.placedUtc" }), value: ({ time }) => time },
    { header: intl.formatMessage({ id: "p2p.side" }), value: (order) => intl.formatMessage({ id: sideWord(order) }) },
    { header: intl.formatMessage({ id: "p2p.coin" }), value: ({ coin }) => coin },
    { header: intl.formatMessage({ id: "p2p.quantity" }), value: ({ quantity }) => quantity },
    { header: intl.formatMessage({ id: "p2p.price" }), value: ({ price }) => price },
    { header: intl.formatMessage({ id: "p2p.currency" }), value: ({ legalCurrency }) => legalCurrency },
    { header: intl.formatMessage({ id: "p2p.amount" }), value: ({ amount }) => amount },
    { header: intl.formatMessage({ id: "p2p.fee" }), value: ({ fee }) => fee },
    { header: intl.formatMessage({ id: "p2p.dealer" }), value: ({ dealer }) => dealer },
    { header: intl.formatMessage({ id: "p2p.method" }), value: ({ receiptMethodName }) => receiptMethodName },
    {
      header: intl.formatMessage({ id: "table.status" }),
      value: ({ status }) => intl.formatMessage({ id: statusOf(p2pStatus, status).label }),
    },
    {
      header: intl.formatMessage({ id: "p2p.cancelReason" }),
      value: (order) => {
        const reason = reasonOf(order);
        return reason ? intl.formatMessage({ id: reason }) : "";
      },
    },
    { header: intl.formatMessage({ id: "p2p.completedUtc" }), value: ({ completedAt }) => completedAt ?? "" },
  ];
}
