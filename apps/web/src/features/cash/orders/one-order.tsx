import { Skeleton } from "@coffer/ui";
import { Suspense } from "react";
import { lazyPart } from "../../../platform/page/lazy-part.tsx";

// File handling loads with the first order.
const TopUpPage = lazyPart(() => import("./top-up-page.tsx").then(({ TopUpPage: it }) => it));
const PayoutPage = lazyPart(() => import("./payout-page.tsx").then(({ PayoutPage: it }) => it));

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
