import { Skeleton } from "@coffer/ui";
import { lazy, Suspense } from "react";

// None needs the others.
const OrderList = lazy(() => import("./order-list.tsx").then(({ OrderList: it }) => ({ default: it })));
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
  return (
    <Suspense fallback={<Skeleton className="h-96 w-full" />}>
      {id !== undefined ? <PageOrder id={id} key={id} /> : way === "new" ? <PageFlow /> : <OrderList />}
    </Suspense>
  );
}
