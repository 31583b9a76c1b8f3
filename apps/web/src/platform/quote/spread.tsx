import { isZero } from "../amount/amount.ts";
import { Text } from "../intl/text.tsx";

/** Said plainly: what the rate itself costs. */
export function Spread({ percent }: { percent: string }) {
  return isZero(percent) ? <Text id="quote.noSpread" /> : <Text id="quote.spread" values={{ percent }} />;
}
