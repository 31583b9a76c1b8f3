import { FormattedMessage } from "../../platform/intl/intl.ts";
import { HeldRing } from "../../platform/quote/held-ring.tsx";
import { Spread } from "../../platform/quote/spread.tsx";
import { QuoteDifference } from "./quote-difference.tsx";
import { QuoteLines } from "./quote-lines.tsx";
import type { ConvertFlow } from "./use-convert-flow.ts";

/** The frozen price; after a move, the old and the new one. */
export function ReviewStep({ flow }: { flow: ConvertFlow }) {
  const quote = flow.intent?.quote;
  if (!quote) return null;
  const { fromCoin, toCoin } = quote;
  return (
    <>
      <div className="flex items-center justify-between gap-3">
        <h2 className="font-semibold text-base">
          <FormattedMessage id="convert.reviewTitle" values={{ fromCoin, toCoin }} />
        </h2>
        {!flow.act.busy && <HeldRing held={quote} />}
      </div>
      {flow.quote.was ? <QuoteDifference was={flow.quote.was} now={quote} /> : <QuoteLines quote={quote} />}
      <p className="text-ink-2 text-label">
        <Spread percent={quote.spreadPercent} />
      </p>
    </>
  );
}
