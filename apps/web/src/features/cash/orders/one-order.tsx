import { Skeleton } from "@coffer/ui";
import { lazy, Suspense } from "react";

// What takes files comes with the first order that is looked at.
const TopUpPage = lazy(() => import("./top-up-page.tsx").then(({ TopUpPage: it }) => ({ default: it })));
const PayoutPage = lazy(() => import("./payout-page.tsx").then(({ PayoutPage: it }) => ({ default: it })));

export interface OneOrderProps {
  id: string;
  kind: "topUp" | "payout";
}

/** One order's own page. */
export function OneOrder({ id, kind }: OneOrderProps) {
  return (
    <Suspense fallback={<Skeleton className="h-96 w-full" />}>
      {kind === "payout" ? <PayoutPage id={id} key={id} /> : <TopUpPage id={id} key={id} />}
    </Suspense>
  );
}
