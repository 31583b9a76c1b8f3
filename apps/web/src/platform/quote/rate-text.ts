import { useIntl } from "react-intl";
import { type Amount, compare, decimalsOf, formatAmount } from "../amount/amount.ts";

/** Decimals of a rate, by what it is at least: cents of what is dear, every digit that matters of what is cheap. */
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
