import { type Amount, add } from "../../platform/amount/amount.ts";

interface Sum {
  coin: string;
  amount: Amount;
}

/** Returns the sums by coin. */
export function totalsOf(items: readonly Sum[]): Sum[] {
  const sums = new Map<string, Amount>();
  for (const { coin, amount } of items) sums.set(coin, add(sums.get(coin) ?? "0", amount));
  return [...sums].map(([coin, amount]) => ({ coin, amount }));
}
