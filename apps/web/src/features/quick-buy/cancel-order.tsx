import { Button } from "@coffer/ui";
import { AskFirst } from "../../kernel/form/ask-first.tsx";
import { useMoneyMoved } from "../../kernel/money/money-moved.ts";
import { notify } from "../../kernel/notices.ts";
import { Text, useText } from "../../lib/text.tsx";

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
    notify({ tone: "success", words: text("quickBuy.cancelled"), details: number });
  };
  return (
    <AskFirst
      title={<Text id="quickBuy.cancelTitle" />}
      body={<Text id={paid ? "quickBuy.cancelPaid" : "quickBuy.cancelUnpaid"} values={{ number }} />}
      yes={<Text id="quickBuy.cancelYes" />}
      no={<Text id="quickBuy.cancelNo" />}
      act={cancel}
      trigger={
        <Button variant="secondary">
          <Text id={paid ? "quickBuy.cancelBack" : "quickBuy.cancel"} />
        </Button>
      }
    />
  );
}
