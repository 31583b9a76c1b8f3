import { FiatOrderStatus, type QuickPayKind, type QuickPayOrder } from "@coffer/sdk";
import { CoinIcon, TwoLine } from "@coffer/ui";
import { useIntl } from "react-intl";
import type { PlainMessageId } from "../../../platform/intl/intl.ts";
import { ExactMoney } from "../../../platform/money/money.tsx";
import { p2pStatus } from "../../../platform/p2p/p2p-status.ts";
import { When } from "../../../platform/page/when.tsx";
import { CoinMoney } from "../../../platform/quick-pay/coin-money.tsx";
import { statusOf } from "../../../platform/status/status.ts";
import { StatusTag } from "../../../platform/status/status-tag.tsx";
import type { Column } from "../../../platform/table/columns.ts";
import type { ListExport } from "../../../platform/table/export-list.ts";

export const kindNames: Record<QuickPayKind, PlainMessageId> = {
  card: "quickPay.byCard",
  paymentPage: "quickPay.byPage",
};

const { cancelled, paymentFailed } = FiatOrderStatus;
const isVoid = ({ status }: QuickPayOrder) => status === cancelled || status === paymentFailed;

export function useOrderColumns(): Column<QuickPayOrder>[] {
  const intl = useIntl();
  return [
    {
      id: "number",
      header: intl.formatMessage({ id: "quickPay.number" }),
      cell: ({ coin, kind, provider, number }) => (
        <TwoLine
          icon={<CoinIcon ticker={coin} />}
          title={`${intl.formatMessage({ id: kindNames[kind] })} · ${provider}`}
          note={<span className="whitespace-nowrap font-mono text-head">{number}</span>}
        />
      ),
    },
    {
      id: "time",
      header: intl.formatMessage({ id: "quickPay.time" }),
      sort: true,
      cell: ({ time }) => <When at={time} />,
    },
    {
      id: "amount",
      header: intl.formatMessage({ id: "quickPay.youPay" }),
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
      header: intl.formatMessage({ id: "quickPay.youReceive" }),
      number: true,
      cell: (order) => (
        <span className={isVoid(order) ? "text-ink-3 line-through" : undefined}>
          <CoinMoney amount={order.quantity} unit={order.coin} />
        </span>
      ),
    },
    {
      id: "status",
      header: intl.formatMessage({ id: "quickPay.status" }),
      cell: ({ status }) => <StatusTag of={p2pStatus} value={status} />,
    },
  ];
}

/** What stands in the file of orders. */
export function useOrderFields(): ListExport<QuickPayOrder>["fields"] {
  const intl = useIntl();
  return [
    { header: intl.formatMessage({ id: "quickPay.number" }), value: ({ number }) => number },
    { header: intl.formatMessage({ id: "quickPay.timeUtc" }), value: ({ time }) => time },
    {
      header: intl.formatMessage({ id: "quickPay.kind" }),
      value: ({ kind }) => intl.formatMessage({ id: kindNames[kind] }),
    },
    { header: intl.formatMessage({ id: "quickPay.provider" }), value: ({ provider }) => provider },
    { header: intl.formatMessage({ id: "quickPay.currency" }), value: ({ legalCurrency }) => legalCurrency },
    { header: intl.formatMessage({ id: "quickPay.youPay" }), value: ({ amount }) => amount },
    { header: intl.formatMessage({ id: "quickPay.fee" }), value: ({ fee }) => fee },
    { header: intl.formatMessage({ id: "quickPay.rate" }), value: ({ price }) => price },
    { header: intl.formatMessage({ id: "quickPay.coin" }), value: ({ coin }) => coin },
    { header: intl.formatMessage({ id: "quickPay.youReceive" }), value: ({ quantity }) => quantity },
    {
      header: intl.formatMessage({ id: "quickPay.status" }),
      value: ({ status }) => intl.formatMessage({ id: statusOf(p2pStatus, status).label }),
    },
    { header: intl.formatMessage({ id: "quickPay.reason" }), value: ({ failReason }) => failReason ?? "" },
    { header: intl.formatMessage({ id: "quickPay.endedUtc" }), value: ({ completedAt }) => completedAt ?? "" },
  ];
}
