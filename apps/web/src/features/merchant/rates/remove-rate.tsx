import type { MerchantRateSetting } from "@coffer/sdk";
import { Button } from "@coffer/ui";
import { useIntl } from "react-intl";
import { AskFirst } from "../../../platform/form/ask-first.tsx";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { useMoneyMoved } from "../../../platform/money/money-moved.ts";
import { notify } from "../../../platform/notices.ts";
import { coffer } from "../api.ts";

/** Deletes a rate, so that the market rate applies. */
export function RemoveRate({ setting }: { setting: MerchantRateSetting }) {
  const { id, fiatCurrency, collectionCurrency } = setting;
  const intl = useIntl();
  const changed = useMoneyMoved();
  const pair = `${collectionCurrency} / ${fiatCurrency}`;
  const remove = async () => {
    await coffer.merchant.deleteMerchantRateSetting({ id }).finally(changed);
    notify({ tone: "success", words: intl.formatMessage({ id: "merchantRates.removed" }, { pair }) });
  };
  return (
    <AskFirst
      trigger={
        <Button variant="ghost" size="sm">
          <FormattedMessage id="merchantRates.remove" />
        </Button>
      }
      title={<FormattedMessage id="merchantRates.removeTitle" values={{ pair }} />}
      body={<FormattedMessage id="merchantRates.removeBody" />}
      yes={<FormattedMessage id="merchantRates.remove" />}
      no={<FormattedMessage id="merchantRates.keep" />}
      act={remove}
    />
  );
}
