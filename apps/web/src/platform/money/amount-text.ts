import { useIntl } from "react-intl";
import { type Amount, decimalsOf, formatAmount } from "../amount/amount.ts";

/** An amount with its unit, every digit of it, for sentences and buttons: "1,000.00 USDT". */
export function useAmountText(): (amount: Amount, unit: string) => string {
  const { locale } = useIntl();
  return (amount, unit) => `${formatAmount(amount, { decimals: Math.max(2, decimalsOf(amount)), locale })} ${unit}`;
}
