import { Card, CardHeader, CardTitle, EmptyState } from "@coffer/ui";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { ExactMoney } from "../../platform/money/money.tsx";
import { LoadFailure } from "../../platform/page/load-failure.tsx";
import { RowSkeletons } from "../../platform/page/page-skeleton.tsx";
import { When } from "../../platform/page/when.tsx";
import { exchangeStatus } from "../../platform/status/status.ts";
import { StatusTag } from "../../platform/status/status-tag.tsx";
import { api } from "./api.ts";

const shown = 3;

/** The latest conversions, with a link to all. */
export function RecentConversions() {
  const { data, error, refetch } = useQuery({
    ...api.convert.getConvertHistory.queryOptions({ MaxResultCount: shown }),
    meta: { shows: "place" },
  });
  return (
    <Card>
      <CardHeader>
        <CardTitle>
          <FormattedMessage id="convert.recent" />
        </CardTitle>
        <Link to="/convert/order" className="text-label text-vault hover:underline">
          <FormattedMessage id="convert.allOrders" />
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
          title={<FormattedMessage id="convert.none" />}
          description={<FormattedMessage id="convert.noneBody" />}
        />
      ) : (
        <ul className="flex flex-col">
          {data.items.map(({ id, fromAmount, fromCoin, toAmount, toCoin, time, status }) => (
            <li key={id} className="border-line border-t first:border-t-0">
              <Link
                to="/convert/order"
                search={{ id }}
                className="flex items-center justify-between gap-3 px-5 py-3 hover:bg-sunken"
              >
                <span className="min-w-0">
                  <span className="flex flex-wrap gap-x-1.5">
                    <ExactMoney amount={fromAmount} unit={fromCoin} />
                    <span aria-hidden>→</span>
                    <ExactMoney amount={toAmount} unit={toCoin} />
                  </span>
                  <span className="block text-ink-2 text-label">
                    <When at={time} />
                  </span>
                </span>
                <StatusTag of={exchangeStatus} value={status} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
