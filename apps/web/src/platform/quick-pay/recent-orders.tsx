import type { QuickPayKind } from "@coffer/sdk";
import { Card, CardHeader, CardTitle, EmptyState } from "@coffer/ui";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { FormattedMessage } from "../intl/intl.ts";
import { ExactMoney } from "../money/money.tsx";
import { api } from "../p2p/api.ts";
import { p2pStatus } from "../p2p/p2p-status.ts";
import { LoadFailure } from "../page/load-failure.tsx";
import { RowSkeletons } from "../page/page-skeleton.tsx";
import { When } from "../page/when.tsx";
import { StatusTag } from "../status/status-tag.tsx";
import { listQuery } from "../table/list-query.ts";
import { CoinMoney } from "./coin-money.tsx";
import { OrderLink } from "./order-link.tsx";
import { isMoving } from "./way.ts";

const shown = 3;
const look = 8000; // Polling interval while one of them is pending (ms).

/** The latest orders of a kind with their next action, and a link to all. */
export function RecentOrders({ kind, title }: { kind: QuickPayKind; title: ReactNode }) {
  const { data, error, refetch } = useQuery({
    ...api.quickPay.getListByQuickPayOrder.queryOptions({ Kind: kind, MaxResultCount: shown }),
    ...listQuery((items: readonly Parameters<typeof isMoving>[0][]) => items.some(isMoving) && look),
  });
  return (
    <Card>
      <CardHeader>
        <CardTitle>{title}</CardTitle>
        <Link to="/fiat/ThirdPartyPaymentOrder" search={{ kind }} className="text-label text-vault hover:underline">
          <FormattedMessage id="quickPay.allOrders" />
        </Link>
      </CardHeader>
      {error && !data ? (
        <LoadFailure error={error} again={() => void refetch()} />
      ) : !data ? (
        <div className="flex flex-col gap-4 p-5">
          <RowSkeletons rows={shown} />
        </div>
      ) : data.items.length === 0 ? (
        <EmptyState
          title={<FormattedMessage id="quickPay.none" />}
          description={<FormattedMessage id="quickPay.noneBody" />}
        />
      ) : (
        <ul className="flex flex-col">
          {data.items.map(({ id, quantity, coin, amount, legalCurrency, time, status }) => (
            <li key={id} className="border-line border-t first:border-t-0">
              <OrderLink
                order={{ id, kind }}
                className="flex items-center justify-between gap-3 px-5 py-3 hover:bg-sunken"
              >
                <span className="min-w-0">
                  <span className="flex flex-wrap gap-x-1.5">
                    <ExactMoney amount={amount} unit={legalCurrency} />
                    <span aria-hidden>→</span>
                    <CoinMoney amount={quantity} unit={coin} />
                  </span>
                  <span className="block text-ink-2 text-label">
                    <When at={time} />
                  </span>
                </span>
                <StatusTag of={p2pStatus} value={status} />
              </OrderLink>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
