import { Skeleton } from "@coffer/ui";
import { lazy, Suspense } from "react";
import { OrderList } from "./order-list.tsx";

// The list needs neither.
const PageOrder = lazy(() => import("../page/page-order.tsx").then(({ PageOrder: it }) => ({ default: it })));
const PageFlow = lazy(() => import("../page/page-flow.tsx").then(({ PageFlow: it }) => ({ default: it })));

export interface OrderScreenProps {
  /** One order, where the address names it. */
  id: string | undefined;
  /** A new purchase on a payment page. */
  way: "new" | undefined;
}

/** One order's own page; a new one on a payment page; else all of them. */
export function OrderScreen({ id, way }: OrderScreenProps) {
  if (id === undefined && way === undefined) return <OrderList />;
  return (
    <Suspense fallback={<Skeleton className="h-96 w-full" />}>
      {id === undefined ? <PageFlow /> : <PageOrder id={id} key={id} />}
    </Suspense>
  );
}
