import { Ring } from "../../kernel/quote/ring.tsx";
import { Spread } from "../../kernel/quote/spread.tsx";
import { Text } from "../../lib/text.tsx";
import { PriceDifference } from "./price-difference.tsx";
import { QuoteLines } from "./quote-lines.tsx";
import type { ConvertFlow } from "./use-convert-flow.ts";

/** The price once more, frozen; where it has moved, what it was and what it would be now. */
export function ReviewStep({ flow, seconds }: { flow: ConvertFlow; seconds: number }) {
  const quote = flow.intent?.quote;
  if (!quote) return null;
  const { fromCoin, toCoin } = quote;
  return (
    <>
      <div className="flex items-center justify-between gap-3">
        <h2 className="font-semibold text-base">
          <Text id="convert.reviewTitle" values={{ fromCoin, toCoin }} />
        </h2>
        {!flow.act.busy && <Ring left={flow.quote.secondsLeft} of={seconds} />}
      </div>
      {flow.was ? <PriceDifference was={flow.was} now={quote} /> : <QuoteLines quote={quote} />}
      <p className="text-ink-2 text-label">
        <Spread percent={quote.spreadPercent} />
      </p>
    </>
  );
}
