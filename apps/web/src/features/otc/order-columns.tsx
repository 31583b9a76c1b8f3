import { ExchangeStatus, type OtcOrder } from "@coffer/sdk";
import { CoinIcon, TwoLine } from "@coffer/ui";
import { useText } from "../../platform/intl/text.tsx";
import { ExactMoney } from "../../platform/money/money.tsx";
import { When } from "../../platform/page/when.tsx";
import { useRateText } from "../../platform/quote/rate-text.ts";
import { exchangeStatus, statusOf } from "../../platform/status/status.ts";
import { StatusTag } from "../../platform/status/status-tag.tsx";
import type { Column } from "../../platform/table/columns.ts";
import type { ListExport } from "../../platform/table/export-list.ts";

/** Whether who reads the order gets its base coin. */
const buys = ({ side, role }: OtcOrder) => (side === "buy") === (role === "taker");
const coinsOf = ({ symbol }: OtcOrder) => symbol.split("/") as [base: string, quote: string];

export function useOrderColumns(role: OtcOrder["role"]): Column<OtcOrder>[] {
  const text = useText();
  const rateText = useRateText();
  return [
    {
      id: "number",
      header: text("otc.number"),
      cell: (order) => (
        <TwoLine
          icon={<CoinIcon ticker={coinsOf(order)[0]} />}
          title={`${text(buys(order) ? "otc.buy" : "otc.sell")} ${order.symbol.replace("/", " / ")}`}
          note={<span className="whitespace-nowrap font-mono text-head">{order.number}</span>}
        />
      ),
    },
    { id: "time", header: text("otc.time"), sort: true, cell: ({ time }) => <When at={time} /> },
    {
      id: "quantity",
      header: text("otc.quantity"),
      number: true,
      cell: (order) => <ExactMoney amount={order.quantity} unit={coinsOf(order)[0]} />,
    },
    {
      id: "price",
      header: text("otc.price"),
      number: true,
      cell: ({ price }) => <span title={price}>{rateText(price)}</span>,
    },
    {
      id: "amount",
      header: text("otc.amount"),
      number: true,
      sort: true,
      cell: (order) => (
        <span className={order.status === ExchangeStatus.failure ? "text-ink-3 line-through" : undefined}>
          <ExactMoney amount={order.role === "taker" ? order.total : order.amount} unit={coinsOf(order)[1]} />
        </span>
      ),
    },
    ...(role === "acceptor"
      ? [
          {
            id: "customer",
            header: text("otcAcceptor.customer"),
            cell: ({ counterparty, side }: OtcOrder) => (
              <TwoLine
                title={counterparty}
                note={text(side === "buy" ? "otcAcceptor.customerBuys" : "otcAcceptor.customerSells")}
              />
            ),
          },
        ]
      : []),
    {
      id: "status",
      header: text("otc.status"),
      cell: ({ status }) => <StatusTag of={exchangeStatus} value={status} />,
    },
  ];
}

/** What stands in the file of orders. */
export function useOrderFields(): ListExport<OtcOrder>["fields"] {
  const text = useText();
  return [
    { header: text("otc.number"), value: ({ number }) => number },
    { header: text("otc.timeUtc"), value: ({ time }) => time },
    { header: text("otc.pair"), value: ({ symbol }) => symbol },
    { header: text("otc.side"), value: (order) => text(buys(order) ? "otc.buy" : "otc.sell") },
    { header: text("otc.quantity"), value: ({ quantity }) => quantity },
    { header: text("otc.price"), value: ({ price }) => price },
    { header: text("otc.amount"), value: ({ amount }) => amount },
    { header: text("otc.fee"), value: ({ fee, role }) => (role === "taker" ? fee : "0") },
    { header: text("otc.counterparty"), value: ({ counterparty }) => counterparty ?? "" },
    { header: text("otc.status"), value: ({ status }) => text(statusOf(exchangeStatus, status).label) },
    { header: text("otc.endedUtc"), value: ({ completedAt }) => completedAt ?? "" },
    { header: text("otc.remark"), value: ({ remark }) => remark ?? "" },
  ];
}
