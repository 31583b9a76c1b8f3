import type { PaymentOrder } from "@coffer/sdk";
import { Button } from "@coffer/ui";
import { AskFirst } from "../../../kernel/form/ask-first.tsx";
import { useMoneyMoved } from "../../../kernel/money/money-moved.ts";
import { notify } from "../../../kernel/notices.ts";
import { Text, useText } from "../../../lib/text.tsx";
import { coffer } from "../api.ts";

/** Takes an order back while nothing was paid; asks first. */
export function CancelOrder({ order: { id, number, cancellable } }: { order: PaymentOrder }) {
  const text = useText();
  const moved = useMoneyMoved();
  const cancel = async () => {
    await coffer.merchant.cancelPaymentOrder({ id }, { idempotencyKey: `cancel-${id}` }).finally(moved);
    notify({ tone: "success", words: text("paymentOrder.cancelled", { number }) });
  };
  if (!cancellable) return null;
  return (
    <AskFirst
      title={<Text id="paymentOrder.cancelTitle" />}
      body={<Text id="paymentOrder.cancelBody" values={{ number }} />}
      yes={<Text id="paymentOrder.cancelYes" />}
      no={<Text id="paymentOrder.cancelNo" />}
      act={cancel}
      trigger={
        <Button variant="secondary">
          <Text id="paymentOrder.cancel" />
        </Button>
      }
    />
  );
}
