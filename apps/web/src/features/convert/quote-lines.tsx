import type { ConvertQuote } from "@coffer/sdk";
import { SummaryList, SummaryRow, SummaryTotal } from "@coffer/ui";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { ExactMoney } from "../../platform/money/money.tsx";
import { RateLines } from "./rate-lines.tsx";

/** A price with all its figures. */
export function QuoteLines({ quote }: { quote: ConvertQuote }) {
  const { fromCoin, toCoin } = quote;
  return (
    <SummaryList>
      <SummaryRow
        label={<FormattedMessage id="convert.youPay" />}
        value={<ExactMoney amount={quote.fromAmount} unit={fromCoin} />}
      />
      <SummaryRow label={<FormattedMessage id="convert.atRate" />} value={<RateLines {...quote} />} />
      <SummaryRow
        label={<FormattedMessage id="convert.fee" />}
        value={
          <>
            <ExactMoney amount={quote.fee} unit={toCoin} />
            <span className="block font-normal text-head text-ink-2">
              <FormattedMessage id="convert.feeHint" />
            </span>
          </>
        }
      />
      <SummaryRow label={<FormattedMessage id="convert.arrives" />} value={<FormattedMessage id="convert.atOnce" />} />
      <SummaryTotal
        className="flex-wrap"
        label={<FormattedMessage id="convert.youReceive" />}
        value={<ExactMoney amount={quote.toAmount} unit={toCoin} />}
      />
    </SummaryList>
  );
}
