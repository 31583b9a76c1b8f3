import type { OtcOrder } from "@coffer/sdk";
import { Button } from "@coffer/ui";
import { useIntl } from "react-intl";
import { AskFirst } from "../../platform/form/ask-first.tsx";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { useMoneyMoved } from "../../platform/money/money-moved.ts";
import { notify } from "../../platform/notices.ts";
import { coffer } from "./api.ts";

/** Cancels an unaccepted order after a question. */
export function CancelOrder({ order: { id, number, cancellable } }: { order: OtcOrder }) {
  const intl = useIntl();
  const moved = useMoneyMoved();
  const cancel = async () => {
    await coffer.otc.cancelOtcOrder({ id }).finally(moved);
    notify({
      tone: "success",
      words: intl.formatMessage({ id: "otc.cancelled" }),
      details: intl.formatMessage({ id: "otc.cancelledBody" }, { number }),
    });
  };
  if (!cancellable) return null;
  return (
    <AskFirst
      title={<FormattedMessage id="otc.cancelTitle" />}
      body={<FormattedMessage id="otc.cancelBody" values={{ number }} />}
      yes={<FormattedMessage id="otc.cancelYes" />}
      no={<FormattedMessage id="otc.cancelNo" />}
      act={cancel}
      trigger={
        <Button variant="secondary">
          <FormattedMessage id="otc.cancel" />
        </Button>
      }
    />
  );
}
