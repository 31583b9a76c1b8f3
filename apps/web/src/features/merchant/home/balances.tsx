import { PaymentOrderStatus } from "@coffer/sdk";
import { Card, CardHeader, CardTitle, CoinIcon, Skeleton } from "@coffer/ui";
import { useQuery } from "@tanstack/react-query";
import { add, decimalsOf, isZero } from "../../../platform/amount/amount.ts";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { Money, Worth } from "../../../platform/money/money.tsx";
import { LoadFailure } from "../../../platform/page/load-failure.tsx";
import { PathLink } from "../../../platform/page/path-link.tsx";
import { api } from "../api.ts";
import { places } from "./places.ts";

const shown = 5;

/** The merchant wallet's balances, and the pending settlements. */
export function Balances() {
  const { data, error, refetch } = useQuery({
    ...api.merchant.getMerchantAssets.queryOptions(),
    meta: { shows: "place" },
  });
  const held = data?.items.filter(({ available, frozen }) => !isZero(add(available, frozen))) ?? [];
  const [first] = held;
  return (
    <Card className="flex min-w-0 flex-col self-stretch">
      <CardHeader>
        <CardTitle>
          <FormattedMessage id="merchantHome.balances" />
        </CardTitle>
        <PathLink {...places.withdraw} className="font-medium text-label text-vault hover:underline">
          <FormattedMessage id="merchantHome.withdraw" />
        </PathLink>
      </CardHeader>
      {error ? (
        <LoadFailure error={error} again={() => void refetch()} />
      ) : !data ? (
        <Skeleton className="mx-5 mb-5 h-56" />
      ) : !first ? (
        <p className="px-5 pb-5 text-ink-2">
          <FormattedMessage id="merchantHome.noBalance" />
        </p>
      ) : (
        <ul className="flex flex-1 flex-col justify-around gap-1 px-5 pb-3">
          {held.slice(0, shown).map(({ coin, available, frozen, value }) => (
            <li key={coin} className="flex items-center gap-3 py-1.5">
              <CoinIcon ticker={coin} />
              <span className="mr-auto font-medium">{coin}</span>
              <span className="text-right">
                <Money
                  amount={available}
                  decimals={Math.max(2, decimalsOf(available))}
                  approx={{ amount: value, unit: data.currency }}
                />
                {!isZero(frozen) && (
                  <span className="block text-ink-2 text-label">
                    <FormattedMessage
                      id="merchantHome.frozen"
                      values={{ amount: <Money amount={frozen} unit={coin} /> }}
                    />
                  </span>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
      {data && first && (
        <dl className="border-line border-t px-5 py-3 text-label">
          <div className="flex items-baseline justify-between gap-3">
            <dt className="text-ink-2">
              <FormattedMessage id="merchantHome.total" values={{ coins: held.length }} />
            </dt>
            <dd className="font-medium">
              <Worth amount={data.total} unit={data.currency} />
            </dd>
          </div>
        </dl>
      )}
      <Settling />
    </Card>
  );
}

/** "Settlement under 8 hours": the number of paid, unsettled orders. */
function Settling() {
  const { data } = useQuery({
    ...api.merchant.getPaymentOrderList.queryOptions({ Status: [PaymentOrderStatus.paid], MaxResultCount: 1 }),
    meta: { shows: "nothing" },
  });
  const count = data?.totalCount ?? 0;
  if (count === 0) return null;
  return (
    <p className="border-line border-t px-5 py-3 text-ink-2 text-label">
      <FormattedMessage id="merchantHome.settling" values={{ count }} />
    </p>
  );
}
