import type { ConvertQuote } from "@coffer/sdk";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { PriceDifference } from "../../platform/quote/price-difference.tsx";
import { useRateText } from "../../platform/quote/rate-text.ts";

export interface QuoteDifferenceProps {
  was: ConvertQuote;
  now: ConvertQuote;
}

/** Compares the reviewed and the current price; the text is about the side that wasn't typed. */
export function QuoteDifference({ was, now }: QuoteDifferenceProps) {
  const rateText = useRateText();
  const { fromCoin, toCoin } = now;
  const pays = now.toAmount === was.toAmount;
  return (
    <PriceDifference
      pays={pays}
      was={pays ? was.fromAmount : was.toAmount}
      now={pays ? now.fromAmount : now.toAmount}
      unit={pays ? fromCoin : toCoin}
      rows={[
        {
          id: "pays",
          label: <FormattedMessage id="convert.youPay" />,
          was: was.fromAmount,
          now: now.fromAmount,
          unit: fromCoin,
        },
        {
          id: "gets",
          label: <FormattedMessage id="convert.youReceive" />,
          was: was.toAmount,
          now: now.toAmount,
          unit: toCoin,
        },
        {
          id: "inverse",
          label: `1 ${toCoin}`,
          was: rateText(was.inverseRate),
          now: rateText(now.inverseRate),
          unit: fromCoin,
        },
        { id: "rate", label: `1 ${fromCoin}`, was: rateText(was.rate), now: rateText(now.rate), unit: toCoin },
        { id: "fee", label: <FormattedMessage id="convert.fee" />, was: was.fee, now: now.fee, unit: toCoin },
      ]}
    />
  );
}
