import type { PaymentOrder } from "@coffer/sdk";
import { Button } from "@coffer/ui";
import { AskFirst } from "../../platform/form/ask-first.tsx";
import { Text, useText } from "../../platform/intl/text.tsx";
import { useMoneyMoved } from "../../platform/money/money-moved.ts";
import { notify } from "../../platform/notices.ts";
import { coffer } from "./api.ts";

/** Takes an order back while nothing was paid; asks first. */
export function CancelOrder({ order: { id, number, cancellable } }: { order: PaymentOrder }) {
  const text = useText();
  const moved = useMoneyMoved();
  const cancel = async () => {
    await coffer.merchant.cancelPaymentOrder({ id }, { idempotencyKey: `cancel-${id}` }).finally(moved);
    notify({ tone: "success", words: text("merchantOrders.cancelled", { number }) });
  };
  if (!cancellable) return null;
  return (
    <AskFirst
      title={<Text id="merchantOrders.cancelTitle" />}
      body={<Text id="merchantOrders.cancelBody" values={{ number }} />}
      yes={<Text id="merchantOrders.cancelYes" />}
      no={<Text id="merchantOrders.cancelNo" />}
      act={cancel}
      trigger={
        <Button variant="secondary">
          <Text id="merchantOrders.cancel" />
        </Button>
      }
    />
  );
}
