import { type Amount, compare, decimalsOf, formatAmount } from "../../lib/money.ts";
import { Text, useLocale } from "../../lib/text.tsx";

/** Decimals of a rate, by what it is at least: cents of what is dear, every digit that matters of what is cheap. */
const decimalsFrom = [
  ["100", 2],
  ["1", 4],
  ["0", 8],
] as const;

export function useRateText(): (rate: Amount) => string {
  const locale = useLocale();
  return (rate) => {
    const [, most] = decimalsFrom.find(([least]) => compare(rate, least) >= 0) ?? decimalsFrom[0];
    return formatAmount(rate, { decimals: Math.max(2, Math.min(most, decimalsOf(rate))), locale });
  };
}

export interface Rates {
  fromCoin: string;
  toCoin: string;
  rate: Amount;
  inverseRate: Amount;
}

/** What one of each costs in the other. */
export function RateLines({ fromCoin, toCoin, rate, inverseRate }: Rates) {
  const rateText = useRateText();
  const lines = [
    { one: toCoin, other: fromCoin, value: inverseRate },
    { one: fromCoin, other: toCoin, value: rate },
  ];
  return (
    <div className="flex flex-col gap-0.5 tabular-nums">
      {lines.map(({ one, other, value }, index) => (
        <span
          key={one}
          title={`1 ${one} = ${value} ${other}`}
          className={index === 0 ? "font-medium" : "text-ink-2 text-label"}
        >
          <Text id="convert.rate" values={{ one, other, rate: rateText(value) }} />
        </span>
      ))}
    </div>
  );
}
