import { Skeleton } from "@coffer/ui";
import { Suspense } from "react";
import { late } from "../../../kernel/page/late.tsx";

// None needs the others.
const OrderList = late(() => import("./order-list.tsx").then(({ OrderList: it }) => it));
const PageOrder = late(() => import("../page/page-order.tsx").then(({ PageOrder: it }) => it));
const PageFlow = late(() => import("../page/page-flow.tsx").then(({ PageFlow: it }) => it));

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
