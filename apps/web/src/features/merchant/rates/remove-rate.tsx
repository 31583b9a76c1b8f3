import type { MerchantRateSetting } from "@coffer/sdk";
import { Button } from "@coffer/ui";
import { AskFirst } from "../../../platform/form/ask-first.tsx";
import { Text, useText } from "../../../platform/intl/text.tsx";
import { useMoneyMoved } from "../../../platform/money/money-moved.ts";
import { notify } from "../../../platform/notices.ts";
import { coffer } from "../api.ts";

/** Prices a pair at the market's rate again. */
export function RemoveRate({ setting }: { setting: MerchantRateSetting }) {
  const { id, fiatCurrency, collectionCurrency } = setting;
  const text = useText();
  const changed = useMoneyMoved();
  const pair = `${collectionCurrency} / ${fiatCurrency}`;
  const remove = async () => {
    await coffer.merchant.deleteMerchantRateSetting({ id }).finally(changed);
    notify({ tone: "success", words: text("merchantRates.removed", { pair }) });
  };
  return (
    <AskFirst
      trigger={
        <Button variant="ghost" size="sm">
          <Text id="merchantRates.remove" />
        </Button>
      }
      title={<Text id="merchantRates.removeTitle" values={{ pair }} />}
      body={<Text id="merchantRates.removeBody" />}
      yes={<Text id="merchantRates.remove" />}
      no={<Text id="merchantRates.keep" />}
      act={remove}
    />
  );
}
