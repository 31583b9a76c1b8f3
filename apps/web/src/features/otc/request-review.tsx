import { HeldRing } from "../../platform/quote/held-ring.tsx";
import { Spread } from "../../platform/quote/spread.tsx";
import { OfferLines } from "./offer-lines.tsx";
import { QuoteDifference } from "./quote-difference.tsx";
import type { RequestFlow } from "./request.ts";
import type { DeskPair } from "./terms.ts";
import { TradeLabel } from "./trade-label.tsx";

/** The quote with its countdown: accepted unchanged, or dropped. */
export function RequestReview({ flow, pair }: { flow: RequestFlow; pair: DeskPair | undefined }) {
  const quote = flow.intent?.quote;
  if (!quote || !pair) return null;
  return (
    <>
      <div className="flex items-center justify-between gap-3">
        <h2 className="font-semibold text-base">
          <TradeLabel side={quote.side} amount={quote.quantity} coin={pair.base} />
        </h2>
        {!flow.act.busy && <HeldRing held={quote} />}
      </div>
      {flow.quote.was ? <QuoteDifference was={flow.quote.was} now={quote} /> : <OfferLines offer={quote} pair={pair} />}
      <p className="text-ink-2 text-label">
        <Spread percent={quote.spreadPercent} />
      </p>
    </>
  );
}
