import type { PaymentOrder } from "@coffer/sdk";
import { OrderLines } from "./order-lines.tsx";
import { OrderPath } from "./order-path.tsx";
import { Payments } from "./payments.tsx";

/** An order's details inside the list. */
export function RowDetails({ order }: { order: PaymentOrder }) {
  return (
    <div className="grid gap-6 py-3 md:grid-cols-2">
      <OrderLines order={order} />
      <div className="flex min-w-0 flex-col gap-4">
        <OrderPath order={order} />
        <Payments order={order} />
      </div>
    </div>
  );
}
