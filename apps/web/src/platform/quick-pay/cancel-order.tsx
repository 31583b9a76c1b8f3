import { Button } from "@coffer/ui";
import { AskFirst } from "../form/ask-first.tsx";
import { Text, useText } from "../intl/text.tsx";
import { useMoneyMoved } from "../money/money-moved.ts";
import { notify } from "../notices.ts";

interface Cancelled {
  id: string;
  number: string;
}
export interface CancelOrderProps<Order extends Cancelled> {
  order: Order;
  act: (order: Order, once: { idempotencyKey: string }) => Promise<unknown>;
  /** The provider has the money: it is given back. */
  paid: boolean;
}

/** Takes an order back while it can be; asks first and says what becomes of the money. */
export function CancelOrder<Order extends Cancelled>({ order, act, paid }: CancelOrderProps<Order>) {
  const text = useText();
  const moved = useMoneyMoved();
  const { number } = order;
  const cancel = async () => {
    // An order is cancelled once: however often it is asked for, it is the same act.
    await act(order, { idempotencyKey: `cancel-${order.id}` }).finally(moved);
    notify({ tone: "success", words: text("quickPay.cancelled"), details: number });
  };
  return (
    <AskFirst
      title={<Text id="quickPay.cancelTitle" />}
      body={<Text id={paid ? "quickPay.cancelPaid" : "quickPay.cancelUnpaid"} values={{ number }} />}
      yes={<Text id="quickPay.cancelYes" />}
      no={<Text id="quickPay.cancelNo" />}
      act={cancel}
      trigger={
        <Button variant="secondary">
          <Text id={paid ? "quickPay.cancelBack" : "quickPay.cancel"} />
        </Button>
      }
    />
  );
}
