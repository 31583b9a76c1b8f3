import { ExchangeStatus, type OtcOrder } from "@coffer/sdk";
import { CoinIcon, TwoLine } from "@coffer/ui";
import { useIntl } from "react-intl";
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
  const intl = useIntl();
  const rateText = useRateText();
  return [
    {
      id: "number",
      header: intl.formatMessage({ id: "otc.number" }),
      cell: (order) => (
        <TwoLine
          icon={<CoinIcon ticker={coinsOf(order)[0]} />}
          title={`${intl.formatMessage({ id: buys(order) ? "otc.buy" : "otc.sell" })} ${order.symbol.replace("/", " / ")}`}
          note={<span className="whitespace-nowrap font-mono text-head">{order.number}</span>}
        />
      ),
    },
    { id: "time", header: intl.formatMessage({ id: "otc.time" }), sort: true, cell: ({ time }) => <When at={time} /> },
    {
      id: "quantity",
      header: intl.formatMessage({ id: "otc.quantity" }),
      number: true,
      cell: (order) => <ExactMoney amount={order.quantity} unit={coinsOf(order)[0]} />,
    },
    {
      id: "price",
      header: intl.formatMessage({ id: "otc.price" }),
      number: true,
      cell: ({ price }) => <span title={price}>{rateText(price)}</span>,
    },
    {
      id: "amount",
      header: intl.formatMessage({ id: "otc.amount" }),
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
            header: intl.formatMessage({ id: "otcAcceptor.customer" }),
            cell: ({ counterparty, side }: OtcOrder) => (
              <TwoLine
                title={counterparty}
                note={intl.formatMessage({
                  id: side === "buy" ? "otcAcceptor.customerBuys" : "otcAcceptor.customerSells",
                })}
              />
            ),
          },
        ]
      : []),
    {
      id: "status",
      header: intl.formatMessage({ id: "otc.status" }),
      cell: ({ status }) => <StatusTag of={exchangeStatus} value={status} />,
    },
  ];
}

/** What stands in the file of orders. */
export function useOrderFields(): ListExport<OtcOrder>["fields"] {
  const intl = useIntl();
  return [
    { header: intl.formatMessage({ id: "otc.number" }), value: ({ number }) => number },
    { header: intl.formatMessage({ id: "otc.timeUtc" }), value: ({ time }) => time },
    { header: intl.formatMessage({ id: "otc.pair" }), value: ({ symbol }) => symbol },
    {
      header: intl.formatMessage({ id: "otc.side" }),
      value: (order) => intl.formatMessage({ id: buys(order) ? "otc.buy" : "otc.sell" }),
    },
    { header: intl.formatMessage({ id: "otc.quantity" }), value: ({ quantity }) => quantity },
    { header: intl.formatMessage({ id: "otc.price" }), value: ({ price }) => price },
    { header: intl.formatMessage({ id: "otc.amount" }), value: ({ amount }) => amount },
    { header: intl.formatMessage({ id: "otc.fee" }), value: ({ fee, role }) => (role === "taker" ? fee : "0") },
    { header: intl.formatMessage({ id: "otc.counterparty" }), value: ({ counterparty }) => counterparty ?? "" },
    {
      header: intl.formatMessage({ id: "otc.status" }),
      value: ({ status }) => intl.formatMessage({ id: statusOf(exchangeStatus, status).label }),
    },
    { header: intl.formatMessage({ id: "otc.endedUtc" }), value: ({ completedAt }) => completedAt ?? "" },
    { header: intl.formatMessage({ id: "otc.remark" }), value: ({ remark }) => remark ?? "" },
  ];
}
