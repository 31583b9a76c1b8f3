import { useIntl } from "react-intl";
import { type Amount, decimalsOf, formatAmount } from "../amount/amount.ts";

/** Returns a formatter of exact amounts with their unit, for sentences and buttons: "1,000.00 USDT". */
export function useAmountText(): (amount: Amount, unit: string) => string {
  const { locale } = useIntl();
  return (amount, unit) => `${formatAmount(amount, { decimals: Math.max(2, decimalsOf(amount)), locale })} ${unit}`;
}
