import { FiatOrderStatus, type QuickPayKind, type QuickPayOrder } from "@coffer/sdk";
import { CoinIcon, TwoLine } from "@coffer/ui";
import { fiatStatus } from "../../../kernel/fiat/fiat-status.ts";
import { ExactMoney } from "../../../kernel/money/money.tsx";
import { When } from "../../../kernel/page/when.tsx";
import { statusOf } from "../../../kernel/status/status.ts";
import { StatusTag } from "../../../kernel/status/status-tag.tsx";
import type { Column } from "../../../kernel/table/columns.ts";
import type { ListExport } from "../../../kernel/table/export-list.ts";
import { type MessageId, useText } from "../../../lib/text.tsx";
import { CoinMoney } from "../coin-money.tsx";

export const kindNames: Record<QuickPayKind, MessageId> = { card: "quickBuy.byCard", paymentPage: "quickBuy.byPage" };

const { cancelled, paymentFailed } = FiatOrderStatus;
const isVoid = ({ status }: QuickPayOrder) => status === cancelled || status === paymentFailed;

export function useOrderColumns(): Column<QuickPayOrder>[] {
  const text = useText();
  return [
    {
      id: "number",
      header: text("quickBuy.number"),
      cell: ({ coin, kind, provider, number }) => (
        <TwoLine
          icon={<CoinIcon ticker={coin} />}
          title={`${text(kindNames[kind])} · ${provider}`}
          note={<span className="whitespace-nowrap font-mono text-head">{number}</span>}
        />
      ),
    },
    { id: "time", header: text("quickBuy.time"), sort: true, cell: ({ time }) => <When at={time} /> },
    {
      id: "amount",
      header: text("quickBuy.youPay"),
      number: true,
      sort: true,
      cell: (order) => (
        <span className={isVoid(order) ? "text-ink-3 line-through" : undefined}>
          <ExactMoney amount={order.amount} unit={order.legalCurrency} />
        </span>
      ),
    },
    {
      id: "quantity",
      header: text("quickBuy.youReceive"),
      number: true,
      cell: (order) => (
        <span className={isVoid(order) ? "text-ink-3 line-through" : undefined}>
          <CoinMoney amount={order.quantity} unit={order.coin} />
        </span>
      ),
    },
    {
      id: "status",
      header: text("quickBuy.status"),
      cell: ({ status }) => <StatusTag of={fiatStatus} value={status} />,
    },
  ];
}

/** What stands in the file of orders. */
export function useOrderFields(): ListExport<QuickPayOrder>["fields"] {
  const text = useText();
  return [
    { header: text("quickBuy.number"), value: ({ number }) => number },
    { header: text("quickBuy.timeUtc"), value: ({ time }) => time },
    { header: text("quickBuy.kind"), value: ({ kind }) => text(kindNames[kind]) },
    { header: text("quickBuy.provider"), value: ({ provider }) => provider },
    { header: text("quickBuy.currency"), value: ({ legalCurrency }) => legalCurrency },
    { header: text("quickBuy.youPay"), value: ({ amount }) => amount },
    { header: text("quickBuy.fee"), value: ({ fee }) => fee },
    { header: text("quickBuy.rate"), value: ({ price }) => price },
    { header: text("quickBuy.coin"), value: ({ coin }) => coin },
    { header: text("quickBuy.youReceive"), value: ({ quantity }) => quantity },
    { header: text("quickBuy.status"), value: ({ status }) => text(statusOf(fiatStatus, status).label) },
    { header: text("quickBuy.reason"), value: ({ failReason }) => failReason ?? "" },
    { header: text("quickBuy.endedUtc"), value: ({ completedAt }) => completedAt ?? "" },
  ];
}
