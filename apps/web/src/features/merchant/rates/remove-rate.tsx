import type { MerchantRateSetting } from "@coffer/sdk";
import { Button } from "@coffer/ui";
import { AskFirst } from "../../../kernel/form/ask-first.tsx";
import { useMoneyMoved } from "../../../kernel/money/money-moved.ts";
import { notify } from "../../../kernel/notices.ts";
import { Text, useText } from "../../../lib/text.tsx";
import { coffer } from "../api.ts";

/** Prices a pair at the market's rate again. */
export function RemoveRate({ setting }: { setting: MerchantRateSetting }) {
  const { id, fiatCurrency, collectionCurrency } = setting;
  const text = useText();
  const changed = useMoneyMoved();
  const pair = `${collectionCurrency} / ${fiatCurrency}`;
  const remove = async () => {
    await coffer.merchant.deleteMerchantRateSetting({ id }).finally(changed);
    notify({ tone: "success", words: text("merchantRate.removed", { pair }) });
  };
  return (
    <AskFirst
      trigger={
        <Button variant="ghost" size="sm">
          <Text id="merchantRate.remove" />
        </Button>
      }
      title={<Text id="merchantRate.removeTitle" values={{ pair }} />}
      body={<Text id="merchantRate.removeBody" />}
      yes={<Text id="merchantRate.remove" />}
      no={<Text id="merchantRate.keep" />}
      act={remove}
    />
  );
}
