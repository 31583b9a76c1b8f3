import { type Amount, formatAmount, inverse, multiply } from "../../../platform/amount/amount.ts";
import { Text, useLocale } from "../../../platform/intl/text.tsx";

/** The price that shows what a rate comes to: a hundred of any currency. */
const PRICE = "100";

export interface CustomerPaysProps {
  fiatCurrency: string;
  coin: string;
  rate: Amount;
  /** Decimals of the coin. */
  scale: number;
}

/** What a customer pays for a hundred, cut as an order's amount is. */
export function CustomerPays({ fiatCurrency, coin, rate, scale }: CustomerPaysProps) {
  const locale = useLocale();
  const pays = formatAmount(multiply(PRICE, inverse(rate)), { decimals: scale, locale });
  return (
    <Text
      id="merchantRates.pays"
      values={{ price: `${formatAmount(PRICE, { locale })} ${fiatCurrency}`, coins: `${pays} ${coin}` }}
    />
  );
}
