import { ExchangeStatus } from "@coffer/sdk";
import { CoinIcon, TwoLine } from "@coffer/ui";
import { useIntl } from "react-intl";
import { ExactMoney } from "../../platform/money/money.tsx";
import { When } from "../../platform/page/when.tsx";
import { useRateText } from "../../platform/quote/rate-text.ts";
import { exchangeStatus, statusOf } from "../../platform/status/status.ts";
import { StatusTag } from "../../platform/status/status-tag.tsx";
import type { Column } from "../../platform/table/columns.ts";
import type { ListExport } from "../../platform/table/export-list.ts";
import type { Order } from "./use-orders.ts";

export function useOrderColumns(): Column<Order>[] {
  const intl = useIntl();
  const rateText = useRateText();
  return [
    {
      id: "number",
      header: intl.formatMessage({ id: "convert.number" }),
      cell: ({ number, fromCoin, toCoin }) => (
        <TwoLine
          icon={<CoinIcon ticker={toCoin} />}
          title={`${fromCoin} → ${toCoin}`}
          note={<span className="whitespace-nowrap font-mono text-head">{number}</span>}
        />
      ),
    },
    {
      id: "time",
      header: intl.formatMessage({ id: "convert.time" }),
      sort: true,
      cell: ({ time }) => <When at={time} />,
    },
    {
      id: "amount",
      header: intl.formatMessage({ id: "convert.youPay" }),
      number: true,
      sort: true,
      cell: ({ fromAmount, fromCoin }) => <ExactMoney amount={fromAmount} unit={fromCoin} />,
    },
    {
      id: "received",
      header: intl.formatMessage({ id: "convert.youReceive" }),
      number: true,
      cell: ({ toAmount, toCoin, status }) => (
        <span className={status === ExchangeStatus.failure ? "text-ink-3 line-through" : undefined}>
          <ExactMoney amount={toAmount} unit={toCoin} />
        </span>
      ),
    },
    {
      id: "rate",
      header: intl.formatMessage({ id: "convert.atRate" }),
      number: true,
      cell: ({ rate }) => <span title={rate}>{rateText(rate)}</span>,
    },
    {
      id: "status",
      header: intl.formatMessage({ id: "convert.status" }),
      cell: ({ status }) => <StatusTag of={exchangeStatus} value={status} />,
    },
  ];
}

/** The columns of the export. */
export function useOrderFields(): ListExport<Order>["fields"] {
  const intl = useIntl();
  return [
    { header: intl.formatMessage({ id: "convert.number" }), value: ({ number }) => number },
    { header: intl.formatMessage({ id: "convert.timeUtc" }), value: ({ time }) => time },
    { header: intl.formatMessage({ id: "convert.youPay" }), value: ({ fromAmount }) => fromAmount },
    { header: intl.formatMessage({ id: "convert.payCoin" }), value: ({ fromCoin }) => fromCoin },
    { header: intl.formatMessage({ id: "convert.youReceive" }), value: ({ toAmount }) => toAmount },
    { header: intl.formatMessage({ id: "convert.receiveCoin" }), value: ({ toCoin }) => toCoin },
    { header: intl.formatMessage({ id: "convert.atRate" }), value: ({ rate }) => rate },
    { header: intl.formatMessage({ id: "convert.fee" }), value: ({ fee }) => fee },
    {
      header: intl.formatMessage({ id: "convert.status" }),
      value: ({ status }) => intl.formatMessage({ id: statusOf(exchangeStatus, status).label }),
    },
    { header: intl.formatMessage({ id: "convert.endedUtc" }), value: ({ completedAt }) => completedAt ?? "" },
  ];
}
