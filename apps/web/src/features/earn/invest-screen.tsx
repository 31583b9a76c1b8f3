import type { FinancialUserAsset } from "@coffer/sdk";
import { Button, Card, Segmented, Skeleton } from "@coffer/ui";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { LoadFailure } from "../../kernel/page/load-failure.tsx";
import { Page } from "../../kernel/page/page.tsx";
import { useListSearch } from "../../kernel/table/use-list-search.ts";
import { Text, useText } from "../../lib/text.tsx";
import { api } from "./api.ts";
import { EarnHistory } from "./earn-history.tsx";
import { EarnTotals } from "./earn-totals.tsx";
import { PauseNotice } from "./pause.tsx";
import { PositionTable } from "./position-table.tsx";
import { RecordPage } from "./record-page.tsx";
import { RedeemScreen } from "./redeem-flow.tsx";
import type { InvestSearch } from "./search.ts";
import { StakeScreen } from "./stake-flow.tsx";
import { Upcoming } from "./upcoming.tsx";

const look = 15_000; // ms; interest is paid and redemptions arrive by themselves
const shown = 20;

/** A stake to make or to redeem, a record, else all that somebody has staked. */
export function InvestScreen({ stake, redeem, id }: InvestSearch) {
  if (stake !== undefined) return <StakeScreen id={stake} />;
  if (redeem !== undefined) return <RedeemScreen id={redeem} />;
  if (id !== undefined) return <RecordPage id={id} />;
  return <Overview />;
}

function Overview() {
  const text = useText();
  const { show, set } = useListSearch<InvestSearch>();
  const query = useQuery({
    ...api.financing.getFinancialUserAsset.queryOptions({ Status: [0, 1], MaxResultCount: shown }),
    refetchInterval: look,
    meta: { shows: "place" },
  });
  const { data, error } = query;
  return (
    <Page
      title={<Text id="earn.mine" />}
      lead={<Text id="earn.mineLead" />}
      actions={
        <Button asChild>
          <Link to="/earn" search={{}}>
            <Text id="earn.findProduct" />
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
            aria-label={text("earn.show")}
            value={show ?? "open"}
            onValueChange={(next) =>
              void set({ show: next === "closed" || next === "history" ? next : undefined, sort: undefined })
            }
            options={[
              { value: "open", label: text("earn.showOpen") },
              { value: "closed", label: text("earn.showClosed") },
              { value: "history", label: text("earn.showHistory") },
            ]}
          />
          {show === "history" ? <EarnHistory /> : <PositionTable key={show} closed={show === "closed"} />}
          {data && data.items.length > 0 && show === undefined && <Upcoming positions={data.items} />}
        </div>
      )}
    </Page>
  );
}

/** The pause's words come with a product: every one has the same. */
function Head({ asset }: { asset: FinancialUserAsset }) {
  const [first] = asset.items;
  const { data } = useQuery({
    ...api.financing.getUserProductDetail.queryOptions({ id: first?.productId ?? "" }),
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
