import type { ConvertQuote } from "@coffer/sdk";
import { ExactMoney } from "../../kernel/money/money.tsx";
import { PriceTable } from "../../kernel/quote/price-table.tsx";
import { useRateText } from "../../kernel/quote/rate-text.ts";
import {
  type Amount,
  compare,
  decimalsOf,
  formatAmount,
  isNegative,
  percentOf,
  subtract,
  truncate,
} from "../../lib/money.ts";
import { Text, useLocale } from "../../lib/text.tsx";

export interface PriceDifferenceProps {
  was: ConvertQuote;
  now: ConvertQuote;
}

/** What was reviewed beside what it would be now, and the difference in words. */
export function PriceDifference({ was, now }: PriceDifferenceProps) {
  const rateText = useRateText();
  const { fromCoin, toCoin } = now;
  return (
    <>
      <InWords was={was} now={now} />
      <PriceTable
        rows={[
          { id: "pays", label: <Text id="convert.youPay" />, was: was.fromAmount, now: now.fromAmount, unit: fromCoin },
          { id: "gets", label: <Text id="convert.youReceive" />, was: was.toAmount, now: now.toAmount, unit: toCoin },
          {
            id: "inverse",
            label: `1 ${toCoin}`,
            was: rateText(was.inverseRate),
            now: rateText(now.inverseRate),
            unit: fromCoin,
          },
          { id: "rate", label: `1 ${fromCoin}`, was: rateText(was.rate), now: rateText(now.rate), unit: toCoin },
          { id: "fee", label: <Text id="convert.fee" />, was: was.fee, now: now.fee, unit: toCoin },
        ]}
      />
    </>
  );
}

/** "0.00002384 BTC, 0.33 % less than you reviewed": at the end that wasn't typed. */
function InWords({ was, now }: PriceDifferenceProps) {
  const locale = useLocale();
  const pays = now.toAmount === was.toAmount;
  const [before, after, coin] = pays
    ? ([was.fromAmount, now.fromAmount, now.fromCoin] as const)
    : ([was.toAmount, now.toAmount, now.toCoin] as const);
  if (compare(before, after) === 0) return null;
  const difference = subtract(after, before);
  const less = isNegative(difference);
  const size = less ? subtract("0", difference) : difference;
  const worse = pays ? !less : less;
  return (
    <div className="flex flex-col gap-1">
      <span className="text-ink-2 text-label">
        <Text id={pays ? "convert.nowPay" : "convert.nowReceive"} />
      </span>
      <span className="font-serif text-[26px] leading-8">
        <ExactMoney amount={after} unit={coin} />
      </span>
      <span className={worse ? "text-bad text-label" : "text-good text-label"}>
        <Text
          id={less ? "convert.less" : "convert.more"}
          values={{ amount: words(size, locale), coin, percent: truncate(percentOf(size, before)) }}
        />
      </span>
    </div>
  );
}

const words = (amount: Amount, locale: string) =>
  formatAmount(amount, { decimals: Math.max(2, decimalsOf(amount)), locale });
