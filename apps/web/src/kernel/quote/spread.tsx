import { isZero } from "../../lib/money.ts";
import { Text } from "../../lib/text.tsx";

/** Said plainly: what the rate itself costs. */
export function Spread({ percent }: { percent: string }) {
  return isZero(percent) ? <Text id="quote.noSpread" /> : <Text id="quote.spread" values={{ percent }} />;
}
