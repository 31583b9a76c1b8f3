import type { CashWithdrawOrder } from "@coffer/sdk";
import { Button, CoinIcon, TwoLine } from "@coffer/ui";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useIntl } from "react-intl";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { ExactMoney } from "../../../platform/money/money.tsx";
import { When } from "../../../platform/page/when.tsx";
import { StatusTag } from "../../../platform/status/status-tag.tsx";
import type { Column } from "../../../platform/table/columns.ts";
import { DataTable } from "../../../platform/table/data-table.tsx";
import { listQuery } from "../../../platform/table/list-query.ts";
import { api } from "../api.ts";
import { cashPayoutStatus } from "../cash-status.ts";
import { isMoving } from "../orders/order-state.ts";
import { recentPayouts } from "./payout-search.ts";

const look = 5000; // Polling interval while one of them is pending (ms).

/** The latest payouts with their statuses, and a link to all orders. */
export function RecentPayouts() {
  const intl = useIntl();
  const query = useQuery({
    ...api.cash.getCashWithdrawOrderList.queryOptions(recentPayouts),
    ...listQuery((items: readonly CashWithdrawOrder[]) => items.some(isMoving) && look),
  });
  const columns = usePayoutColumns();
  return (
    <div className="flex flex-col items-start gap-3 [&>:first-child]:w-full">
      <DataTable
        titled
        caption={intl.formatMessage({ id: "cash.recentPayouts" })}
        query={query}
        rows={query.data?.items}
        rowKey={({ id }) => id}
        columns={columns}
        local
        empty={{ title: <FormattedMessage id="cash.noPayouts" />, body: <FormattedMessage id="cash.noPayoutsBody" /> }}
      />
      <Button asChild variant="secondary" size="sm">
        <Link to="/assets/cash/order" search={{ direction: "withdraw" }}>
          <FormattedMessage id="cash.allOrders" />
        </Link>
      </Button>
    </div>
  );
}

function usePayoutColumns(): Column<CashWithdrawOrder>[] {
  const intl = useIntl();
  return [
    {
      id: "payee",
      header: intl.formatMessage({ id: "cash.recipient" }),
      cell: ({ id, payeeName, payeeAccount, currency }) => (
        <TwoLine
          icon={<CoinIcon ticker={currency} />}
          title={
            <Link to="/assets/cash/withdraw" search={{ id }} className="hover:underline">
              {payeeName}
            </Link>
          }
          note={<span className="font-mono text-head">{payeeAccount}</span>}
        />
      ),
    },
    { id: "time", header: intl.formatMessage({ id: "cash.time" }), cell: ({ time }) => <When at={time} relative /> },
    {
      id: "amount",
      header: intl.formatMessage({ id: "cash.amount" }),
      number: true,
      cell: ({ amount, currency }) => <ExactMoney amount={amount} unit={currency} />,
    },
    {
      id: "status",
      header: intl.formatMessage({ id: "table.status" }),
      cell: ({ status }) => <StatusTag of={cashPayoutStatus} value={status} />,
    },
  ];
}
