import { type Amount, decimalsOf, formatAmount } from "../../lib/money.ts";
import { Text, useLocale } from "../../lib/text.tsx";

/** What fits a button; every digit stands among the lines. */
const most = 8;

/** "Buy 244.03658 USDT". */
export function BuyWords({ amount, coin }: { amount: Amount; coin: string }) {
  const locale = useLocale();
  const shown = formatAmount(amount, { decimals: Math.min(most, Math.max(2, decimalsOf(amount))), locale });
  return <Text id="quickBuy.buy" values={{ amount: shown, coin }} />;
}
