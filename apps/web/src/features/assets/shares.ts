import { type Amount, add, isZero, multiply, percentOf, truncate } from "../../platform/amount/amount.ts";

/** A coin's share of the total; without a name the rest. */
export interface CoinShare {
  coin: string | undefined;
  value: Amount;
  percent: Amount;
}

const shown = 5;

/** Returns the greatest coins, then the rest; `holdings` are sorted by worth. */
export function coinShares(holdings: readonly { coin: string; value: Amount }[], total: Amount): CoinShare[] {
  const held = holdings.filter(({ value }) => !isZero(value));
  const share = (coin: string | undefined, value: Amount): CoinShare => ({
    coin,
    value,
    percent: multiply(truncate(percentOf(value, total)), "1"),
  });
  const rest = held.slice(shown).reduce<Amount>((sum, { value }) => add(sum, value), "0");
  return [
    ...held.slice(0, shown).map(({ coin, value }) => share(coin, value)),
    ...(isZero(rest) ? [] : [share(undefined, rest)]),
  ];
}
