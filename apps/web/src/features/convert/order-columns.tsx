import { ExchangeStatus } from "@coffer/sdk";
import { CoinIcon, TwoLine } from "@coffer/ui";
import { ExactMoney } from "../../kernel/money/money.tsx";
import { When } from "../../kernel/page/when.tsx";
import { useRateText } from "../../kernel/quote/rate-text.ts";
import { statusOf } from "../../kernel/status/status.ts";
import { StatusTag } from "../../kernel/status/status-tag.tsx";
import type { Column } from "../../kernel/table/columns.ts";
import { useText } from "../../lib/text.tsx";
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
      value: ({ number }) => number,
    },
    {
      id: "time",
      header: text("convert.time"),
      sort: true,
      cell: ({ time }) => <When at={time} />,
      value: ({ time }) => time,
    },
    {
      id: "amount",
      header: text("convert.youPay"),
      number: true,
      sort: true,
      cell: ({ fromAmount, fromCoin }) => <ExactMoney amount={fromAmount} unit={fromCoin} />,
      value: ({ fromAmount, fromCoin }) => `${fromAmount} ${fromCoin}`,
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
      value: ({ toAmount, toCoin }) => `${toAmount} ${toCoin}`,
    },
    {
      id: "rate",
      header: text("convert.atRate"),
      number: true,
      cell: ({ rate }) => <span title={rate}>{rateText(rate)}</span>,
      value: ({ rate }) => rate,
    },
    {
      id: "status",
      header: text("convert.status"),
      cell: ({ status }) => <StatusTag kind="exchange" value={status} />,
      value: ({ status }) => text(statusOf("exchange", status).label),
    },
  ];
}
