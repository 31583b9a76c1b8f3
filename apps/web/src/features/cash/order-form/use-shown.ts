import { useIntl } from "react-intl";
import { type Amount, decimalsOf, formatAmount } from "../../../platform/amount/amount.ts";
import { fiatDecimals } from "./channels.ts";

/** An amount of a currency inside a sentence, with every digit it has. */
export function useShown(): (amount: Amount) => string {
  const { locale } = useIntl();
  return (amount) => {
    const written = amount || "0";
    return formatAmount(written, { decimals: Math.max(fiatDecimals, decimalsOf(written)), locale });
  };
}
