import type { OtcOrder } from "@coffer/sdk";
import { Button } from "@coffer/ui";
import { AskFirst } from "../../platform/form/ask-first.tsx";
import { Text, useText } from "../../platform/intl/text.tsx";
import { useMoneyMoved } from "../../platform/money/money-moved.ts";
import { notify } from "../../platform/notices.ts";
import { coffer } from "./api.ts";

/** Takes an order back while nobody has accepted it; asks first. */
export function CancelOrder({ order: { id, number, cancellable } }: { order: OtcOrder }) {
  const text = useText();
  const moved = useMoneyMoved();
  const cancel = async () => {
    await coffer.otc.cancelOtcOrder({ id }).finally(moved);
    notify({ tone: "success", words: text("otc.cancelled"), details: text("otc.cancelledBody", { number }) });
  };
  if (!cancellable) return null;
  return (
    <AskFirst
      title={<Text id="otc.cancelTitle" />}
      body={<Text id="otc.cancelBody" values={{ number }} />}
      yes={<Text id="otc.cancelYes" />}
      no={<Text id="otc.cancelNo" />}
      act={cancel}
      trigger={
        <Button variant="secondary">
          <Text id="otc.cancel" />
        </Button>
      }
    />
  );
}
