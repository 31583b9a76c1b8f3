import { Button } from "@coffer/ui";
import { useIntl } from "react-intl";
import { AskFirst } from "../form/ask-first.tsx";
import { FormattedMessage } from "../intl/intl.ts";
import { useMoneyMoved } from "../money/money-moved.ts";
import { notify } from "../notices.ts";

interface Cancelled {
  id: string;
  number: string;
}
export interface CancelOrderProps<Order extends Cancelled> {
  order: Order;
  act: (order: Order, once: { idempotencyKey: string }) => Promise<unknown>;
  /** The provider has the money, which will be refunded. */
  paid: boolean;
}

/** Cancels an order while possible, after a question that explains the refund. */
export function CancelOrder<Order extends Cancelled>({ order, act, paid }: CancelOrderProps<Order>) {
  const intl = useIntl();
  const moved = useMoneyMoved();
  const { number } = order;
  const cancel = async () => {
    // An order is cancelled once: every request has the same key.
    await act(order, { idempotencyKey: `cancel-${order.id}` }).finally(moved);
    notify({ tone: "success", words: intl.formatMessage({ id: "quickPay.cancelled" }), details: number });
  };
  return (
    <AskFirst
      title={<FormattedMessage id="quickPay.cancelTitle" />}
      body={<FormattedMessage id={paid ? "quickPay.cancelPaid" : "quickPay.cancelUnpaid"} values={{ number }} />}
      yes={<FormattedMessage id="quickPay.cancelYes" />}
      no={<FormattedMessage id="quickPay.cancelNo" />}
      act={cancel}
      trigger={
        <Button variant="secondary">
          <FormattedMessage id={paid ? "quickPay.cancelBack" : "quickPay.cancel"} />
        </Button>
      }
    />
  );
}
