import { AccountType } from "@coffer/sdk";
import { Button, Card, EmptyState } from "@coffer/ui";
import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import { LoadFailure } from "../../../kernel/page/load-failure.tsx";
import { Page } from "../../../kernel/page/page.tsx";
import { PageSkeleton } from "../../../kernel/page/page-skeleton.tsx";
import { useAccount } from "../../../kernel/session.ts";
import { Text } from "../../../lib/text.tsx";
import { api } from "../api.ts";
import { OrderList } from "../order-list.tsx";
import { AddPair } from "./add-pair.tsx";
import { PairCard } from "./pair-card.tsx";

/** The server publishes prices this often. */
const tick = 10_000;
/** The contract's largest page: there are fewer pairs. */
const most = 100;

/** An acceptor's page: the pairs served, and the orders on them. */
export function AcceptorScreen() {
  const account = useAccount();
  if (!account) return <PageSkeleton />;
  if (account.accountType !== AccountType.acceptor)
    return (
      <Page title={<Text id="acceptor.title" />}>
        <Card>
          <EmptyState title={<Text id="acceptor.notYours" />} description={<Text id="acceptor.notYoursBody" />} />
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
  // The orders stand below the pairs: without them they would be pushed down as they come.
  if (!data && !error) return <PageSkeleton rows={7} />;
  const left = desk.filter(({ symbol }) => data && !data.items.some((pair) => pair.symbol === symbol));
  return (
    <Page
      title={<Text id="acceptor.title" />}
      lead={<Text id="acceptor.lead" />}
      actions={
        <Button onClick={() => add(true)} disabled={left.length === 0}>
          <Text id="acceptor.add" />
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
            <EmptyState title={<Text id="acceptor.none" />} description={<Text id="acceptor.noneBody" />} />
          </Card>
        ) : (
          data?.items.map((pair) => {
            const terms = desk.find(({ symbol }) => symbol === pair.symbol);
            return terms && <PairCard key={pair.id} pair={pair} desk={terms} />;
          })
        )}
        <OrderList
          role="acceptor"
          titled
          caption="acceptor.orders"
          none="acceptor.noOrders"
          noneBody="acceptor.noOrdersBody"
        />
      </div>
      {adding && <AddPair pairs={left} close={() => add(false)} />}
    </Page>
  );
}
