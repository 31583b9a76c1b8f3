import { useIntl } from "react-intl";
import { type Amount, decimalsOf, formatAmount } from "../amount/amount.ts";
import { FormattedMessage } from "../intl/intl.ts";
import { cut } from "./coin-money.tsx";

/** "Buy 244.03658 USDT". */
export function BuyLabel({ amount, coin }: { amount: Amount; coin: string }) {
  const { locale } = useIntl();
  const shown = cut(amount);
  const words = formatAmount(shown, { decimals: Math.max(2, decimalsOf(shown)), locale });
  return <FormattedMessage id="quickPay.buy" values={{ amount: words, coin }} />;
}

/** "Buy USDT for 200.00 GBP": the paid amount is fixed before the order. */
export function BuyForLabel({ amount, legalCurrency, coin }: { amount: Amount; legalCurrency: string; coin: string }) {
  const { locale } = useIntl();
  const shown = formatAmount(amount, { decimals: Math.max(2, decimalsOf(amount)), locale });
  return <FormattedMessage id="quickPay.buyFor" values={{ amount: shown, currency: legalCurrency, coin }} />;
}
