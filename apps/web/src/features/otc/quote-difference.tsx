import type { OtcQuote } from "@coffer/sdk";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { PriceDifference } from "../../platform/quote/price-difference.tsx";
import { useRateText } from "../../platform/quote/rate-text.ts";

export interface QuoteDifferenceProps {
  was: OtcQuote;
  now: OtcQuote;
}

/** Compares the reviewed and the current price; the text is about the total. */
export function QuoteDifference({ was, now }: QuoteDifferenceProps) {
  const rateText = useRateText();
  const [base = "", quote = ""] = now.symbol.split("/");
  const pays = now.side === "buy";
  return (
    <PriceDifference
      pays={pays}
      was={was.total}
      now={now.total}
      unit={quote}
      rows={[
        {
          id: "quantity",
          label: <FormattedMessage id="otc.quantity" />,
          was: was.quantity,
          now: now.quantity,
          unit: base,
        },
        {
          id: "price",
          label: <FormattedMessage id="otc.price" />,
          was: rateText(was.price),
          now: rateText(now.price),
          unit: quote,
        },
        { id: "amount", label: <FormattedMessage id="otc.amount" />, was: was.amount, now: now.amount, unit: quote },
        { id: "fee", label: <FormattedMessage id="otc.fee" />, was: was.fee, now: now.fee, unit: quote },
        {
          id: "total",
          label: <FormattedMessage id={pays ? "otc.youPay" : "otc.youReceive"} />,
          was: was.total,
          now: now.total,
          unit: quote,
        },
      ]}
    />
  );
}
