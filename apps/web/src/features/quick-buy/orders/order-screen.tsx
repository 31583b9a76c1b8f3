import { PageFlow } from "../page/page-flow.tsx";
import { PageOrder } from "../page/page-order.tsx";
import { OrderList } from "./order-list.tsx";

export interface OrderScreenProps {
  /** One order, where the address names it. */
  id: string | undefined;
  /** A new purchase on a payment page. */
  way: "new" | undefined;
}

/** One order's own page; a new one on a payment page; else all of them. */
export function OrderScreen({ id, way }: OrderScreenProps) {
  if (id !== undefined) return <PageOrder id={id} key={id} />;
  return way === "new" ? <PageFlow /> : <OrderList />;
}
