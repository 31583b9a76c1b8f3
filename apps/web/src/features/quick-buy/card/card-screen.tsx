import { useState } from "react";
import { useHasSession } from "../../../kernel/session.ts";
import { Text } from "../../../lib/text.tsx";
import { RecentOrders } from "../recent-orders.tsx";
import { CardFlow } from "./card-flow.tsx";
import { CardOrder } from "./card-order.tsx";
import type { CardSearch } from "./search.ts";
import { startOf, useTerms } from "./terms.ts";
import { VisitorCard } from "./visitor-card.tsx";

/** One order, where the address names it; else the form, and the last orders below it. */
export function CardScreen({ asked }: { asked: CardSearch }) {
  if (asked.id !== undefined) return <CardOrder id={asked.id} code={asked.code} key={asked.id} />;
  return <NewPurchase asked={asked} />;
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
        <RecentOrders kind="card" title={<Text id="quickBuy.recentCard" />} />
      </div>
    </div>
  );
}
