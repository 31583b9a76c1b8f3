import { FiatOrderStatus, type GetListByQuickPayOrderResult, type QuickPayKind, type QuickPayOrder } from "@coffer/sdk";
import { CoinIcon, TwoLine } from "@coffer/ui";
import { FormattedMessage, type PlainMessageId } from "../../../platform/intl/intl.ts";
import { ExactMoney } from "../../../platform/money/money.tsx";
import { api, coffer } from "../../../platform/p2p/api.ts";
import { p2pStatus } from "../../../platform/p2p/p2p-status.ts";
import { When } from "../../../platform/page/when.tsx";
import { CoinMoney } from "../../../platform/quick-pay/coin-money.tsx";
import { isMoving } from "../../../platform/quick-pay/way.ts";
import { type ListDeclaration, statusColumn } from "../../../platform/table/list.tsx";
import { orderFilters } from "./order-filters.ts";

const kindNames: Record<QuickPayKind, PlainMessageId> = { card: "quickPay.byCard", paymentPage: "quickPay.byPage" };

const { cancelled, paymentFailed } = FiatOrderStatus;
const voidClass = ({ status }: QuickPayOrder) =>
  status === cancelled || status === paymentFailed ? "text-ink-3 line-through" : undefined;

/** All orders paid with third parties: by card and on payment pages. */
export const orders: ListDeclaration<
  QuickPayOrder,
  typeof orderFilters.filters,
  "time" | "amount",
  GetListByQuickPayOrderResult
> = {
  name: "third-party-orders",
  caption: "quickPay.orders",
  empty: { title: "quickPay.none", body: "quickPay.noneBody" },
  filters: orderFilters,
  sortBy: ["time", "amount"],
  refresh: { every: 8000, open: isMoving },
  query: (input) => api.quickPay.getListByQuickPayOrder.queryOptions(input),
  pages: (input, signal) => coffer.quickPay.getListByQuickPayOrder(input, { signal }).pages(),
  columns: [
    {
      id: "number",
      header: "quickPay.number",
      cell: ({ coin, kind, provider, number }) => (
        <TwoLine
          icon={<CoinIcon ticker={coin} />}
          title={
            <>
              <FormattedMessage id={kindNames[kind]} /> · {provider}
            </>
          }
          note={<span className="whitespace-nowrap font-mono text-head">{number}</span>}
        />
      ),
      file: ({ number }) => number,
    },
    {
      id: "time",
      header: "quickPay.time",
      sort: true,
      cell: ({ time }) => <When at={time} />,
      file: ({ time }) => time,
      fileHeader: "quickPay.timeUtc",
    },
    { id: "kind", header: "quickPay.kind", file: ({ kind }, intl) => intl.formatMessage({ id: kindNames[kind] }) },
    { id: "provider", header: "quickPay.provider", file: ({ provider }) => provider },
    { id: "currency", header: "quickPay.currency", file: ({ legalCurrency }) => legalCurrency },
    {
      id: "amount",
      header: "quickPay.youPay",
      number: true,
      sort: true,
      cell: (order) => (
        <span className={voidClass(order)}>
          <ExactMoney amount={order.amount} unit={order.legalCurrency} />
        </span>
      ),
      file: ({ amount }) => amount,
    },
    { id: "fee", header: "quickPay.fee", file: ({ fee }) => fee },
    { id: "rate", header: "quickPay.rate", file: ({ price }) => price },
    { id: "coin", header: "quickPay.coin", file: ({ coin }) => coin },
    {
      id: "quantity",
      header: "quickPay.youReceive",
      number: true,
      cell: (order) => (
        <span className={voidClass(order)}>
          <CoinMoney amount={order.quantity} unit={order.coin} />
        </span>
      ),
      file: ({ quantity }) => quantity,
    },
    statusColumn("quickPay.status", p2pStatus),
    { id: "reason", header: "quickPay.reason", file: ({ failReason }) => failReason ?? "" },
    { id: "ended", header: "quickPay.endedUtc", file: ({ completedAt }) => completedAt ?? "" },
  ],
};
