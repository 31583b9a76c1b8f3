import { useIntl } from "react-intl";
import { type Amount, compare, decimalsOf, formatAmount } from "../amount/amount.ts";

/** The decimals of a rate by its size: cents of a high rate, all significant digits of a low one. */
const decimalsFrom = [
  ["100", 2],
  ["1", 4],
  ["0", 8],
] as const;

export function useRateText(): (rate: Amount) => string {
  const { locale } = useIntl();
  return (rate) => {
    const [, most] = decimalsFrom.find(([least]) => compare(rate, least) >= 0) ?? decimalsFrom[0];
    return formatAmount(rate, { decimals: Math.max(2, Math.min(most, decimalsOf(rate))), locale });
  };
}
