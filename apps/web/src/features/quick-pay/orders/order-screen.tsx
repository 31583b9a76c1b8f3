import { Skeleton } from "@coffer/ui";
import { Suspense } from "react";
import { lazyPart } from "../../../platform/page/lazy-part.tsx";

// Independent of each other, so each is lazy-loaded.
const OrderList = lazyPart(() => import("./order-list.tsx").then(({ OrderList: it }) => it));
const PageOrder = lazyPart(() => import("../purchase/page-order.tsx").then(({ PageOrder: it }) => it));
const PageFlow = lazyPart(() => import("../purchase/page-flow.tsx").then(({ PageFlow: it }) => it));

export interface OrderScreenProps {
  /** The order named by the address. */
  id: string | undefined;
  /** A new purchase on a payment page. */
  way: "new" | undefined;
}

/** An order's own page; a new purchase; else all orders. */
export function OrderScreen({ id, way }: OrderScreenProps) {
  return (
    <Suspense fallback={<Skeleton className="h-96 w-full" />}>
      {id !== undefined ? <PageOrder id={id} key={id} /> : way === "new" ? <PageFlow /> : <OrderList />}
    </Suspense>
  );
}
