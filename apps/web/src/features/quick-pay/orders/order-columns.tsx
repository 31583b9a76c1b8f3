import { FiatOrderStatus, type QuickPayKind, type QuickPayOrder } from "@coffer/sdk";
import { CoinIcon, TwoLine } from "@coffer/ui";
import { type MessageId, useText } from "../../../platform/intl/text.tsx";
import { ExactMoney } from "../../../platform/money/money.tsx";
import { p2pStatus } from "../../../platform/p2p/p2p-status.ts";
import { When } from "../../../platform/page/when.tsx";
import { CoinMoney } from "../../../platform/quick-pay/coin-money.tsx";
import { statusOf } from "../../../platform/status/status.ts";
import { StatusTag } from "../../../platform/status/status-tag.tsx";
import type { Column } from "../../../platform/table/columns.ts";
import type { ListExport } from "../../../platform/table/export-list.ts";

export const kindNames: Record<QuickPayKind, MessageId> = { card: "quickPay.byCard", paymentPage: "quickPay.byPage" };

const { cancelled, paymentFailed } = FiatOrderStatus;
const isVoid = ({ status }: QuickPayOrder) => status === cancelled || status === paymentFailed;

export function useOrderColumns(): Column<QuickPayOrder>[] {
  const text = useText();
  return [
    {
      id: "number",
      header: text("quickPay.number"),
      cell: ({ coin, kind, provider, number }) => (
        <TwoLine
          icon={<CoinIcon ticker={coin} />}
          title={`${text(kindNames[kind])} · ${provider}`}
          note={<span className="whitespace-nowrap font-mono text-head">{number}</span>}
        />
      ),
    },
    { id: "time", header: text("quickPay.time"), sort: true, cell: ({ time }) => <When at={time} /> },
    {
      id: "amount",
      header: text("quickPay.youPay"),
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
      header: text("quickPay.youReceive"),
      number: true,
      cell: (order) => (
        <span className={isVoid(order) ? "text-ink-3 line-through" : undefined}>
          <CoinMoney amount={order.quantity} unit={order.coin} />
        </span>
      ),
    },
    {
      id: "status",
      header: text("quickPay.status"),
      cell: ({ status }) => <StatusTag of={p2pStatus} value={status} />,
    },
  ];
}

/** What stands in the file of orders. */
export function useOrderFields(): ListExport<QuickPayOrder>["fields"] {
  const text = useText();
  return [
    { header: text("quickPay.number"), value: ({ number }) => number },
    { header: text("quickPay.timeUtc"), value: ({ time }) => time },
    { header: text("quickPay.kind"), value: ({ kind }) => text(kindNames[kind]) },
    { header: text("quickPay.provider"), value: ({ provider }) => provider },
    { header: text("quickPay.currency"), value: ({ legalCurrency }) => legalCurrency },
    { header: text("quickPay.youPay"), value: ({ amount }) => amount },
    { header: text("quickPay.fee"), value: ({ fee }) => fee },
    { header: text("quickPay.rate"), value: ({ price }) => price },
    { header: text("quickPay.coin"), value: ({ coin }) => coin },
    { header: text("quickPay.youReceive"), value: ({ quantity }) => quantity },
    { header: text("quickPay.status"), value: ({ status }) => text(statusOf(p2pStatus, status).label) },
    { header: text("quickPay.reason"), value: ({ failReason }) => failReason ?? "" },
    { header: text("quickPay.endedUtc"), value: ({ completedAt }) => completedAt ?? "" },
  ];
}
