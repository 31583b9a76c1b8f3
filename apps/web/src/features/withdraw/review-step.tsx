import { Notice } from "@coffer/ui";
import { Text } from "../../lib/text.tsx";
import type { Order } from "./order.ts";
import { OrderLines } from "./order-lines.tsx";

/** Everything once more, and that there is no way back. */
export function ReviewStep({ order }: { order: Order }) {
  return (
    <>
      <h2 className="font-semibold text-base">
        <Text id="withdraw.reviewTitle" />
      </h2>
      <OrderLines order={order} />
      <Notice tone="warn" live="off">
        <Text id="withdraw.undone" />
      </Notice>
    </>
  );
}
