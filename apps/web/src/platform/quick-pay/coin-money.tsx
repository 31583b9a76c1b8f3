import { type Amount, decimalsOf, multiply, truncate } from "../amount/amount.ts";
import { Money } from "../money/money.tsx";

/** The decimals that fit a phone's line; the rest is in the title and in the export. */
const most = 8;

/** Truncated, without trailing zeros. */
export const cut = (amount: Amount): Amount => multiply(truncate(amount, most), "1");

/** An amount of a coin. */
export function CoinMoney({ amount, unit }: { amount: Amount; unit: string }) {
  return <Money amount={amount} unit={unit} decimals={Math.min(most, Math.max(2, decimalsOf(amount)))} open />;
}
