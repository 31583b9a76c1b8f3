import { ExchangeStatus, type OtcOrder } from "@coffer/sdk";
import { CoinIcon, TwoLine } from "@coffer/ui";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { ExactMoney } from "../../platform/money/money.tsx";
import { When } from "../../platform/page/when.tsx";
import { Rate } from "../../platform/quote/rate.tsx";
import { exchangeStatus } from "../../platform/status/status.ts";
import { type ListColumn, type ListDeclaration, statusColumn } from "../../platform/table/list.tsx";
import { api, coffer } from "./api.ts";
import { orderFilters } from "./order-filters.ts";

/** Whether the reader receives the base coin. */
const buys = ({ side, role }: OtcOrder) => (side === "buy") === (role === "taker");
const coinsOf = ({ symbol }: OtcOrder) => symbol.split("/") as [base: string, quote: string];
const sideOf = (order: OtcOrder) => (buys(order) ? "otc.buy" : "otc.sell");

const columns: readonly ListColumn<OtcOrder>[] = [
  {
    id: "number",
    header: "otc.number",
    cell: (order) => (
      <TwoLine
        icon={<CoinIcon ticker={coinsOf(order)[0]} />}
        title={
          <>
            <FormattedMessage id={sideOf(order)} /> {order.symbol.replace("/", " / ")}
          </>
        }
        note={<span className="whitespace-nowrap font-mono text-head">{order.number}</span>}
      />
    ),
    file: ({ number }) => number,
  },
  {
    id: "time",
    header: "otc.time",
    sort: true,
    cell: ({ time }) => <When at={time} />,
    file: ({ time }) => time,
    fileHeader: "otc.timeUtc",
  },
  { id: "pair", header: "otc.pair", file: ({ symbol }) => symbol },
  { id: "side", header: "otc.side", file: (order, intl) => intl.formatMessage({ id: sideOf(order) }) },
  {
    id: "quantity",
    header: "otc.quantity",
    number: true,
    cell: (order) => <ExactMoney amount={order.quantity} unit={coinsOf(order)[0]} />,
    file: ({ quantity }) => quantity,
  },
  {
    id: "price",
    header: "otc.price",
    number: true,
    cell: ({ price }) => <Rate rate={price} />,
    file: ({ price }) => price,
  },
  {
    id: "amount",
    header: "otc.amount",
    number: true,
    sort: true,
    cell: (order) => (
      <span className={order.status === ExchangeStatus.failure ? "text-ink-3 line-through" : undefined}>
        <ExactMoney amount={order.role === "taker" ? order.total : order.amount} unit={coinsOf(order)[1]} />
      </span>
    ),
    file: ({ amount }) => amount,
  },
  { id: "fee", header: "otc.fee", file: ({ fee, role }) => (role === "taker" ? fee : "0") },
];

/** An acceptor sees whom each order is with. */
const customer: ListColumn<OtcOrder> = {
  id: "customer",
  header: "otcAcceptor.customer",
  cell: ({ counterparty, side }) => (
    <TwoLine
      title={counterparty}
      note={<FormattedMessage id={side === "buy" ? "otcAcceptor.customerBuys" : "otcAcceptor.customerSells"} />}
    />
  ),
};

const lastColumns: readonly ListColumn<OtcOrder>[] = [
  { id: "counterparty", header: "otc.counterparty", file: ({ counterparty }) => counterparty ?? "" },
  statusColumn("otc.status", exchangeStatus),
  { id: "ended", header: "otc.endedUtc", file: ({ completedAt }) => completedAt ?? "" },
  { id: "remark", header: "otc.remark", file: ({ remark }) => remark ?? "" },
];

const otherSide = { buy: "sell", sell: "buy" } as const;

type Orders = ListDeclaration<OtcOrder, typeof orderFilters.filters, "time" | "amount", OrdersResult>;
type OrdersResult = Awaited<ReturnType<typeof coffer.otc.getOrderList>>;

const shared = {
  filters: orderFilters,
  sortBy: ["time", "amount"],
  refresh: { every: 5000, open: ({ status }: OtcOrder) => status === ExchangeStatus.inProgress },
} as const;

/** The user's own orders at the desk. */
export const takenOrders: Orders = {
  ...shared,
  name: "otc-orders",
  caption: "otc.orders",
  empty: { title: "otc.none", body: "otc.noneBody" },
  columns: [...columns, ...lastColumns],
  query: (input) => api.otc.getOrderList.queryOptions({ ...input, Role: "taker" }),
  pages: (input, signal) => coffer.otc.getOrderList({ ...input, Role: "taker" }, { signal }).pages(),
};

type Input = Parameters<Orders["pages"]>[0];
/** The contract's side is the taker's; a list shows what its reader did. */
const asAcceptor = <Asked extends Input>({ Side, ...input }: Asked) => ({
  ...input,
  Role: "acceptor" as const,
  ...(Side !== undefined && { Side: otherSide[Side] }),
});

/** The orders on the pairs that the user serves. */
export const servedOrders: Orders = {
  ...shared,
  name: "orders-served",
  caption: "otcAcceptor.orders",
  empty: { title: "otcAcceptor.noOrders", body: "otcAcceptor.noOrdersBody" },
  columns: [...columns, customer, ...lastColumns],
  query: (input) => api.otc.getOrderList.queryOptions(asAcceptor(input)),
  pages: (input, signal) => coffer.otc.getOrderList(asAcceptor(input), { signal }).pages(),
};
