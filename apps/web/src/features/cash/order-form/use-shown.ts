import { useIntl } from "react-intl";
import { type Amount, decimalsOf, formatAmount } from "../../../platform/amount/amount.ts";
import { fiatDecimals } from "./channels.ts";

/** Formats an exact amount inside a sentence. */
export function useShown(): (amount: Amount) => string {
  const { locale } = useIntl();
  return (amount) => {
    const written = amount || "0";
    return formatAmount(written, { decimals: Math.max(fiatDecimals, decimalsOf(written)), locale });
  };
}
