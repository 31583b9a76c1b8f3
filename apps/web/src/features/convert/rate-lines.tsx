import type { Amount } from "../../platform/amount/amount.ts";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { useRateText } from "../../platform/quote/rate-text.ts";

export interface Rates {
  fromCoin: string;
  toCoin: string;
  rate: Amount;
  inverseRate: Amount;
}

/** The rate in both directions. */
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
          <FormattedMessage id="convert.rate" values={{ one, other, rate: rateText(value) }} />
        </span>
      ))}
    </div>
  );
}
