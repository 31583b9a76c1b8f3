import { type CashHistoryEntry, CashOrderStatus } from "@coffer/sdk";
import { CoinIcon, TwoLine } from "@coffer/ui";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useIntl } from "react-intl";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { ExactMoney } from "../../../platform/money/money.tsx";
import { Page } from "../../../platform/page/page.tsx";
import { When } from "../../../platform/page/when.tsx";
import { statusOf } from "../../../platform/status/status.ts";
import { StatusTag } from "../../../platform/status/status-tag.tsx";
import type { Column } from "../../../platform/table/columns.ts";
import { DataTable } from "../../../platform/table/data-table.tsx";
import { exportPage } from "../../../platform/table/export-list.ts";
import { listQuery } from "../../../platform/table/list-query.ts";
import { sortingOf } from "../../../platform/table/record-filters.tsx";
import { useListSearch } from "../../../platform/table/use-list-search.ts";
import { momentsOf } from "../../../platform/time/day-range.ts";
import { channelNames } from "../account/channel-names.ts";
import { api, coffer } from "../api.ts";
import { OrderFilters } from "./order-filters.tsx";
import { type CashOrderSearch, isFiltered, noOrderFilters } from "./order-search.ts";
import { isMoving, statusTexts } from "./order-state.ts";

const look = 5000; // Polling interval while one of them is pending (ms).

/** Bank deposits and payouts; filters, order and page are in the address. */
export function OrdersScreen() {
  const intl = useIntl();
  const { query: page, set, ...search } = useListSearch<CashOrderSearch>();
  const columns = useOrderColumns();
  const filters = filtersOf(search);
  const query = useQuery({
    ...api.cash.getCashHistory.queryOptions({ ...page, ...filters }),
    ...listQuery((items: readonly { status: CashOrderStatus }[]) => (items.some(isMoving) ? look : false)),
  });
  return (
    <Page title={<FormattedMessage id="cash.orders" />} lead={<FormattedMessage id="cashBanks.ordersLead" />}>
      <DataTable
        caption={intl.formatMessage({ id: "cash.orders" })}
        query={query}
        rows={query.data?.items}
        total={query.data?.totalCount}
        rowKey={({ id }) => id}
        columns={columns}
        whole={{
          name: "cash-orders",
          fields: [
            { header: intl.formatMessage({ id: "cash.orderNumber" }), value: ({ number }) => number },
            { header: intl.formatMessage({ id: "cashBanks.timeUtc" }), value: ({ time }) => time },
            {
              header: intl.formatMessage({ id: "cashBanks.direction" }),
              value: ({ direction }) => intl.formatMessage({ id: directionWord(direction) }),
            },
            {
              header: intl.formatMessage({ id: "cash.channel" }),
              value: ({ channel }) => intl.formatMessage({ id: channelNames[channel] }),
            },
            { header: intl.formatMessage({ id: "cash.currency" }), value: ({ currency }) => currency },
            { header: intl.formatMessage({ id: "cash.amount" }), value: ({ amount }) => amount },
            { header: intl.formatMessage({ id: "cash.fee" }), value: ({ fee }) => fee },
            {
              header: intl.formatMessage({ id: "table.status" }),
              value: ({ direction, status }) =>
                intl.formatMessage({ id: statusOf(statusTexts(direction), status).label }),
            },
          ],
          pages: (signal) => coffer.cash.getCashHistory({ ...filters, MaxResultCount: exportPage }, { signal }).pages(),
        }}
        tools={<OrderFilters search={search} change={(changes) => void set({ ...changes })} />}
        filtered={isFiltered(search)}
        clear={() => void set({ ...noOrderFilters })}
        empty={{
          title: <FormattedMessage id="cashBanks.noOrders" />,
          body: <FormattedMessage id="cashBanks.noOrdersBody" />,
        }}
      />
    </Page>
  );
}

const directionWord = (direction: CashHistoryEntry["direction"]) =>
  direction === "topUp" ? "cash.deposit" : "cash.withdraw";

function filtersOf({ direction, of, status, from, until, q, sort }: CashOrderSearch & { sort?: string | undefined }) {
  return {
    ...momentsOf({ from, to: until }),
    ...(direction !== undefined && { direction }),
    ...(of !== undefined && { Coin: of }),
    ...(status !== undefined && { Status: status.map((name) => CashOrderStatus[name]) }),
    ...(q !== undefined && { Keyword: q }),
    ...sortingOf(sort),
  };
}

function useOrderColumns(): Column<CashHistoryEntry>[] {
  const intl = useIntl();
  return [
    {
      id: "number",
      header: intl.formatMessage({ id: "cashBanks.order" }),
      cell: ({ id, direction, currency, number, channel }) => (
        <TwoLine
          icon={<CoinIcon ticker={currency} />}
          title={
            <Link
              to="/assets/cash/order"
              search={{ id, kind: direction === "topUp" ? "topUp" : "payout" }}
              className="hover:underline"
            >
              {intl.formatMessage({ id: directionWord(direction) })} ·{" "}
              {intl.formatMessage({ id: channelNames[channel] })}
            </Link>
          }
          note={<span className="whitespace-nowrap font-mono text-head">{number}</span>}
        />
      ),
    },
    { id: "time", header: intl.formatMessage({ id: "cash.time" }), sort: true, cell: ({ time }) => <When at={time} /> },
    {
      id: "amount",
      header: intl.formatMessage({ id: "cash.amount" }),
      number: true,
      sort: true,
      cell: ({ amount, currency }) => <ExactMoney amount={amount} unit={currency} />,
    },
    {
      id: "fee",
      header: intl.formatMessage({ id: "cash.fee" }),
      number: true,
      cell: ({ fee, currency }) => <ExactMoney amount={fee} unit={currency} />,
    },
    {
      id: "status",
      header: intl.formatMessage({ id: "table.status" }),
      cell: ({ direction, status }) => <StatusTag of={statusTexts(direction)} value={status} />,
    },
  ];
}
