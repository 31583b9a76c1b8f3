import { isZero } from "../amount/amount.ts";
import { FormattedMessage } from "../intl/intl.ts";

/** Said plainly: what the rate itself costs. */
export function Spread({ percent }: { percent: string }) {
  return isZero(percent) ? (
    <FormattedMessage id="quote.noSpread" />
  ) : (
    <FormattedMessage id="quote.spread" values={{ percent }} />
  );
}
