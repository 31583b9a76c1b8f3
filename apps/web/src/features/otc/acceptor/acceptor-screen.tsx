import { AccountType } from "@coffer/sdk";
import { Button, Card, EmptyState } from "@coffer/ui";
import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { LoadFailure } from "../../../platform/page/load-failure.tsx";
import { Page } from "../../../platform/page/page.tsx";
import { PageSkeleton } from "../../../platform/page/page-skeleton.tsx";
import { useAccount } from "../../../platform/session.ts";
import { api } from "../api.ts";
import { OrderList } from "../order-list.tsx";
import { servedOrders } from "../orders.tsx";
import { AddPair } from "./add-pair.tsx";
import { PairCard } from "./pair-card.tsx";

/** The server's publishing interval of prices (ms). */
const tick = 10_000;
/** The contract's largest page, which exceeds the number of pairs. */
const most = 100;

/** An acceptor's page: the served pairs, and their orders. */
export function AcceptorScreen() {
  const account = useAccount();
  if (!account) return <PageSkeleton />;
  if (account.accountType !== AccountType.acceptor)
    return (
      <Page title={<FormattedMessage id="otcAcceptor.title" />}>
        <Card>
          <EmptyState
            title={<FormattedMessage id="otcAcceptor.notYours" />}
            description={<FormattedMessage id="otcAcceptor.notYoursBody" />}
          />
        </Card>
      </Page>
    );
  return <Serving />;
}

function Serving() {
  const { items: desk } = useSuspenseQuery(api.otc.getSymbol.queryOptions()).data;
  const { data, error, refetch } = useQuery({
    ...api.otc.getConfigList.queryOptions({ MaxResultCount: most }),
    refetchInterval: tick,
    meta: { shows: "place" },
  });
  const [adding, add] = useState(false);
  // The orders follow the pairs, which would push them down while loading.
  if (!data && !error) return <PageSkeleton rows={7} />;
  const left = desk.filter(({ symbol }) => data && !data.items.some((pair) => pair.symbol === symbol));
  return (
    <Page
      title={<FormattedMessage id="otcAcceptor.title" />}
      lead={<FormattedMessage id="otcAcceptor.lead" />}
      actions={
        <Button onClick={() => add(true)} disabled={left.length === 0}>
          <FormattedMessage id="otcAcceptor.add" />
        </Button>
      }
    >
      <div className="flex flex-col gap-6">
        {error && !data ? (
          <Card>
            <LoadFailure error={error} again={() => void refetch()} />
          </Card>
        ) : data?.items.length === 0 ? (
          <Card>
            <EmptyState
              title={<FormattedMessage id="otcAcceptor.none" />}
              description={<FormattedMessage id="otcAcceptor.noneBody" />}
            />
          </Card>
        ) : (
          data?.items.map((pair) => {
            const terms = desk.find(({ symbol }) => symbol === pair.symbol);
            return terms && <PairCard key={pair.id} pair={pair} desk={terms} />;
          })
        )}
        <OrderList list={servedOrders} titled />
      </div>
      {adding && <AddPair pairs={left} close={() => add(false)} />}
    </Page>
  );
}
