import { Skeleton } from "@coffer/ui";
import { Suspense, useState } from "react";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { lazyPart } from "../../platform/page/lazy-part.tsx";
import { RecentOrders } from "../../platform/quick-pay/recent-orders.tsx";
import { useHasSession } from "../../platform/session.ts";
import { CardFlow } from "./card-flow.tsx";
import type { CardSearch } from "./search.ts";
import { startOf, useTerms } from "./terms.ts";
import { VisitorCard } from "./visitor-card.tsx";

// Lazy-loaded with the first order page.
const CardOrder = lazyPart(() => import("./card-order.tsx").then(({ CardOrder: it }) => it));

/** The order that the address names; else the form with the latest orders. */
export function CardScreen({ asked }: { asked: CardSearch }) {
  const { id, code } = asked;
  if (id === undefined) return <NewPurchase asked={asked} />;
  return (
    <Suspense fallback={<Skeleton className="h-96 w-full" />}>
      <CardOrder id={id} code={code} key={id} />
    </Suspense>
  );
}

function NewPurchase({ asked }: { asked: CardSearch }) {
  const terms = useTerms();
  const hasSession = useHasSession();
  const [start] = useState(() => startOf(asked, terms));
  if (!hasSession) return <VisitorCard terms={terms} start={start} />;
  return (
    <div className="min-w-0">
      <CardFlow terms={terms} start={start} />
      <div className="mt-6 max-w-[560px]">
        <RecentOrders kind="card" title={<FormattedMessage id="cards.recentCard" />} />
      </div>
    </div>
  );
}
