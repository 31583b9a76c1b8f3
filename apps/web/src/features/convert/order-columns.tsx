import { ExchangeStatus } from "@coffer/sdk";
import { CoinIcon, TwoLine } from "@coffer/ui";
import { useText } from "../../platform/intl/text.tsx";
import { ExactMoney } from "../../platform/money/money.tsx";
import { When } from "../../platform/page/when.tsx";
import { useRateText } from "../../platform/quote/rate-text.ts";
import { exchangeStatus, statusOf } from "../../platform/status/status.ts";
import { StatusTag } from "../../platform/status/status-tag.tsx";
import type { Column } from "../../platform/table/columns.ts";
import type { ListExport } from "../../platform/table/export-list.ts";
import type { Order } from "./use-orders.ts";

export function useOrderColumns(): Column<Order>[] {
  const text = useText();
  const rateText = useRateText();
  return [
    {
      id: "number",
      header: text("convert.number"),
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
      header: text("convert.time"),
      sort: true,
      cell: ({ time }) => <When at={time} />,
    },
    {
      id: "amount",
      header: text("convert.youPay"),
      number: true,
      sort: true,
      cell: ({ fromAmount, fromCoin }) => <ExactMoney amount={fromAmount} unit={fromCoin} />,
    },
    {
      id: "received",
      header: text("convert.youReceive"),
      number: true,
      cell: ({ toAmount, toCoin, status }) => (
        <span className={status === ExchangeStatus.failure ? "text-ink-3 line-through" : undefined}>
          <ExactMoney amount={toAmount} unit={toCoin} />
        </span>
      ),
    },
    {
      id: "rate",
      header: text("convert.atRate"),
      number: true,
      cell: ({ rate }) => <span title={rate}>{rateText(rate)}</span>,
    },
    {
      id: "status",
      header: text("convert.status"),
      cell: ({ status }) => <StatusTag of={exchangeStatus} value={status} />,
    },
  ];
}

/** What stands in the file of conversions. */
export function useOrderFields(): ListExport<Order>["fields"] {
  const text = useText();
  return [
    { header: text("convert.number"), value: ({ number }) => number },
    { header: text("convert.timeUtc"), value: ({ time }) => time },
    { header: text("convert.youPay"), value: ({ fromAmount }) => fromAmount },
    { header: text("convert.payCoin"), value: ({ fromCoin }) => fromCoin },
    { header: text("convert.youReceive"), value: ({ toAmount }) => toAmount },
    { header: text("convert.receiveCoin"), value: ({ toCoin }) => toCoin },
    { header: text("convert.atRate"), value: ({ rate }) => rate },
    { header: text("convert.fee"), value: ({ fee }) => fee },
    { header: text("convert.status"), value: ({ status }) => text(statusOf(exchangeStatus, status).label) },
    { header: text("convert.endedUtc"), value: ({ completedAt }) => completedAt ?? "" },
  ];
}
