import { StatusChip } from "@coffer/ui";
import { type Amount, compare, isNegative, isZero } from "../../../platform/amount/amount.ts";
import { FormattedMessage } from "../../../platform/intl/intl.ts";

/** Percent from which a rate that far from the market's is more likely a slip than a price. Ours. */
const FAR_PERCENT = "5";

export const isFar = (percent: Amount): boolean => compare(percent.replace("-", ""), FAR_PERCENT) >= 0;

/** How far a rate is from the market's, and which way. */
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
