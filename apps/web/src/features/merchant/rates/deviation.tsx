import { StatusChip } from "@coffer/ui";
import { type Amount, compare, isNegative, isZero } from "../../../platform/amount/amount.ts";
import { FormattedMessage } from "../../../platform/intl/intl.ts";

/** The deviation in percent that is probably a typing error. Our figure. */
const FAR_PERCENT = "5";

export const isFar = (percent: Amount): boolean => compare(percent.replace("-", ""), FAR_PERCENT) >= 0;

/** A rate's deviation from the market's, with its direction. */
export function Deviation({ percent }: { percent: Amount }) {
  const size = percent.replace("-", "");
  if (isZero(percent)) return <FormattedMessage id="merchantRates.atMarket" />;
  return (
    <StatusChip tone={isFar(percent) ? "warn" : "neutral"} dot={false}>
      <FormattedMessage
        id={isNegative(percent) ? "merchantRates.below" : "merchantRates.above"}
        values={{ percent: size }}
      />
    </StatusChip>
  );
}
