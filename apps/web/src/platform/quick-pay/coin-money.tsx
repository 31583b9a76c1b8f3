import { type Amount, decimalsOf, multiply, truncate } from "../amount/amount.ts";
import { Money } from "../money/money.tsx";

/** What a line of a phone takes; a coin with more says the rest where one points at it, and in the file. */
const most = 8;

/** Cut, without zeros at its end. */
export const cut = (amount: Amount): Amount => multiply(truncate(amount, most), "1");

/** How much of a coin. */
export function CoinMoney({ amount, unit }: { amount: Amount; unit: string }) {
  return <Money amount={amount} unit={unit} decimals={Math.min(most, Math.max(2, decimalsOf(amount)))} open />;
}
