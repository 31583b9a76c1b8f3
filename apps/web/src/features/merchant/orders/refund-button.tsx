import { type PaymentOrder, PaymentOrderStatus } from "@coffer/sdk";
import { Button } from "@coffer/ui";
import { Suspense, useState } from "react";
import { isZero } from "../../../platform/amount/amount.ts";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { lazyPart } from "../../../platform/page/lazy-part.tsx";

const RefundDialog = lazyPart(() => import("./refund-dialog.tsx").then(({ RefundDialog: it }) => it));

/** Requests a refund of a settled amount, while some is left. */
export function RefundButton({ order }: { order: PaymentOrder }) {
  const [asking, setAsking] = useState(false);
  const isOffered = order.status === PaymentOrderStatus.completed && !isZero(order.refundableAmount);
  // The dialog outlives the button: the order may change while the outcome is unknown.
  return (
    <>
      {isOffered && (
        <Button variant="secondary" onClick={() => setAsking(true)}>
          <FormattedMessage id="merchantOrders.refund" />
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
