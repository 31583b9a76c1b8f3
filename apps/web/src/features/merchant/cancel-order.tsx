import type { PaymentOrder } from "@coffer/sdk";
import { Button } from "@coffer/ui";
import { useIntl } from "react-intl";
import { AskFirst } from "../../platform/form/ask-first.tsx";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { useMoneyMoved } from "../../platform/money/money-moved.ts";
import { notify } from "../../platform/notices.ts";
import { coffer } from "./api.ts";

/** Cancels an unpaid order after a question. */
export function CancelOrder({ order: { id, number, cancellable } }: { order: PaymentOrder }) {
  const intl = useIntl();
  const moved = useMoneyMoved();
  const cancel = async () => {
    await coffer.merchant.cancelPaymentOrder({ id }, { idempotencyKey: `cancel-${id}` }).finally(moved);
    notify({ tone: "success", words: intl.formatMessage({ id: "merchantOrders.cancelled" }, { number }) });
  };
  if (!cancellable) return null;
  return (
    <AskFirst
      title={<FormattedMessage id="merchantOrders.cancelTitle" />}
      body={<FormattedMessage id="merchantOrders.cancelBody" values={{ number }} />}
      yes={<FormattedMessage id="merchantOrders.cancelYes" />}
      no={<FormattedMessage id="merchantOrders.cancelNo" />}
      act={cancel}
      trigger={
        <Button variant="secondary">
          <FormattedMessage id="merchantOrders.cancel" />
        </Button>
      }
    />
  );
}
