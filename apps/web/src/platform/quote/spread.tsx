import { isZero } from "../amount/amount.ts";
import { FormattedMessage } from "../intl/intl.ts";

/** States the cost of the rate itself. */
export function Spread({ percent }: { percent: string }) {
  return isZero(percent) ? (
    <FormattedMessage id="quote.noSpread" />
  ) : (
    <FormattedMessage id="quote.spread" values={{ percent }} />
  );
}
