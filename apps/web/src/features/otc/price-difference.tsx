import type { OtcQuote } from "@coffer/sdk";
import { ExactMoney } from "../../kernel/money/money.tsx";
import { PriceTable } from "../../kernel/quote/price-table.tsx";
import { useRateText } from "../../kernel/quote/rate-text.ts";
import { compare, decimalsOf, formatAmount, isNegative, percentOf, subtract, truncate } from "../../lib/money.ts";
import { Text, useLocale } from "../../lib/text.tsx";

export interface PriceDifferenceProps {
  was: OtcQuote;
  now: OtcQuote;
}

/** What was reviewed beside what it would be now, and the difference in words. */
export function PriceDifference({ was, now }: PriceDifferenceProps) {
  const rateText = useRateText();
  const [base = "", quote = ""] = now.symbol.split("/");
  const total = now.side === "buy" ? "otc.youPay" : "otc.youReceive";
  return (
    <>
      <InWords was={was} now={now} quote={quote} />
      <PriceTable
        rows={[
          { id: "quantity", label: <Text id="otc.quantity" />, was: was.quantity, now: now.quantity, unit: base },
          {
            id: "price",
            label: <Text id="otc.price" />,
            was: rateText(was.price),
            now: rateText(now.price),
            unit: quote,
          },
          { id: "amount", label: <Text id="otc.amount" />, was: was.amount, now: now.amount, unit: quote },
          { id: "fee", label: <Text id="otc.fee" />, was: was.fee, now: now.fee, unit: quote },
          { id: "total", label: <Text id={total} />, was: was.total, now: now.total, unit: quote },
        ]}
      />
    </>
  );
}

/** "You now receive 34 010.2 USDT, 0.33 % less than you reviewed." */
function InWords({ was, now, quote }: PriceDifferenceProps & { quote: string }) {
  const locale = useLocale();
  if (compare(was.total, now.total) === 0) return null;
  const difference = subtract(now.total, was.total);
  const less = isNegative(difference);
  const size = less ? subtract("0", difference) : difference;
  const buys = now.side === "buy";
  const amount = formatAmount(size, { decimals: Math.max(2, decimalsOf(size)), locale });
  return (
    <div className="flex flex-col gap-1">
      <span className="text-ink-2 text-label">
        <Text id={buys ? "otc.nowPay" : "otc.nowReceive"} />
      </span>
      <span className="font-serif text-[26px] leading-8">
        <ExactMoney amount={now.total} unit={quote} />
      </span>
      <span className={buys === less ? "text-good text-label" : "text-bad text-label"}>
        <Text
          id={less ? "otc.lessThan" : "otc.moreThan"}
          values={{ amount, coin: quote, percent: truncate(percentOf(size, was.total)) }}
        />
      </span>
    </div>
  );
}
