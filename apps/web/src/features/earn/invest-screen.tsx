import type { FinancialUserAsset } from "@coffer/sdk";
import { Button, Card, Segmented, Skeleton } from "@coffer/ui";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Suspense } from "react";
import { useIntl } from "react-intl";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { lazyPart } from "../../platform/page/lazy-part.tsx";
import { LoadFailure } from "../../platform/page/load-failure.tsx";
import { Page } from "../../platform/page/page.tsx";
import { PageSkeleton } from "../../platform/page/page-skeleton.tsx";
import { useListSearch } from "../../platform/table/use-list-search.ts";
import { EarnTotals } from "./earn-totals.tsx";
import { PauseNotice } from "./pause.tsx";
import { PositionTable } from "./position-table.tsx";
import type { InvestSearch } from "./search.ts";
import { productQuery, stakedQuery } from "./staked-query.ts";
import { Upcoming } from "./upcoming.tsx";

// Each is lazy-loaded behind the one address.
const EarnHistory = lazyPart(() => import("./earn-history.tsx").then(({ EarnHistory: it }) => it));
const RecordPage = lazyPart(() => import("./record-page.tsx").then(({ RecordPage: it }) => it));
const RedeemScreen = lazyPart(() => import("./redeem-flow.tsx").then(({ RedeemScreen: it }) => it));
const StakeScreen = lazyPart(() => import("./stake-flow.tsx").then(({ StakeScreen: it }) => it));

const look = 15_000; // ms; interest is paid and redemptions arrive automatically.

/** The stake or redemption flow, a record, or the user's stakes. */
export function InvestScreen(search: InvestSearch) {
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Screen {...search} />
    </Suspense>
  );
}

function Screen({ stake, redeem, id }: InvestSearch) {
  if (stake !== undefined) return <StakeScreen id={stake} />;
  if (redeem !== undefined) return <RedeemScreen id={redeem} />;
  if (id !== undefined) return <RecordPage id={id} />;
  return <Overview />;
}

function Overview() {
  const intl = useIntl();
  const { show, set } = useListSearch<InvestSearch>();
  const query = useQuery({
    ...stakedQuery(),
    refetchInterval: look,
    meta: { shows: "place" },
  });
  const { data, error } = query;
  return (
    <Page
      title={<FormattedMessage id="earn.mine" />}
      lead={<FormattedMessage id="earn.mineLead" />}
      actions={
        <Button asChild>
          <Link to="/earn" search={{}}>
            <FormattedMessage id="earn.findProduct" />
          </Link>
        </Button>
      }
    >
      {error && !data ? (
        <Card>
          <LoadFailure error={error} again={() => void query.refetch()} />
        </Card>
      ) : (
        <div className="flex flex-col gap-6">
          {data ? <Head asset={data} /> : <Skeleton className="h-36 w-full" />}
          <Segmented
            aria-label={intl.formatMessage({ id: "earn.show" })}
            className="self-start"
            value={show ?? "open"}
            onValueChange={(next) =>
              void set({ show: next === "closed" || next === "history" ? next : undefined, sort: undefined })
            }
            options={[
              { value: "open", label: intl.formatMessage({ id: "earn.showOpen" }) },
              { value: "closed", label: intl.formatMessage({ id: "earn.showClosed" }) },
              { value: "history", label: intl.formatMessage({ id: "earn.showHistory" }) },
            ]}
          />
          {show === "history" ? (
            <Suspense fallback={<Skeleton className="h-96 w-full" />}>
              <EarnHistory />
            </Suspense>
          ) : (
            <PositionTable key={show} closed={show === "closed"} />
          )}
          {data && data.items.length > 0 && show === undefined && <Upcoming positions={data.items} />}
        </div>
      )}
    </Page>
  );
}

/** The pause comes with any product: all have the same. */
function Head({ asset }: { asset: FinancialUserAsset }) {
  const [first] = asset.items;
  const { data } = useQuery({
    ...productQuery(first?.productId ?? ""),
    enabled: first !== undefined,
    meta: { shows: "place" },
  });
  return (
    <>
      {data && <PauseNotice product={data} />}
      <EarnTotals asset={asset} />
    </>
  );
}
