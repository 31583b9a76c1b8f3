import { type PaymentOrder, PaymentOrderStatus } from "@coffer/sdk";
import { Button } from "@coffer/ui";
import { Suspense, useState } from "react";
import { late } from "../../../kernel/page/late.tsx";
import { isZero } from "../../../lib/money.ts";
import { Text } from "../../../lib/text.tsx";

const RefundDialog = late(() => import("./refund-dialog.tsx").then(({ RefundDialog: it }) => it));

/** Asks for a refund of what is settled, while something of it is left. */
export function RefundButton({ order }: { order: PaymentOrder }) {
  const [asking, setAsking] = useState(false);
  const isOffered = order.status === PaymentOrderStatus.completed && !isZero(order.refundableAmount);
  // The dialog outlives the button: while nobody knows what became of it, the order may move on.
  return (
    <>
      {isOffered && (
        <Button variant="secondary" onClick={() => setAsking(true)}>
          <Text id="paymentOrder.refund" />
        </Button>
      )}
      {asking && (
        <Suspense>
          <RefundDialog order={order} close={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
