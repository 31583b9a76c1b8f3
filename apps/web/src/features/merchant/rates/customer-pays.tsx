import { useIntl } from "react-intl";
import { type Amount, formatAmount, inverse, multiply } from "../../../platform/amount/amount.ts";
import { FormattedMessage } from "../../../platform/intl/intl.ts";

/** The example price of a rate: a hundred of any currency. */
const PRICE = "100";

export interface CustomerPaysProps {
  fiatCurrency: string;
  coin: string;
  rate: Amount;
  /** Decimals of the coin. */
  scale: number;
}

/** Returns what a customer pays for a hundred, truncated as in an order. */
export function CustomerPays({ fiatCurrency, coin, rate, scale }: CustomerPaysProps) {
  const { locale } = useIntl();
  const pays = formatAmount(multiply(PRICE, inverse(rate)), { decimals: scale, locale });
  return (
    <FormattedMessage
      id="merchantRates.pays"
      values={{ price: `${formatAmount(PRICE, { locale })} ${fiatCurrency}`, coins: `${pays} ${coin}` }}
    />
  );
}
