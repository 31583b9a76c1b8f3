import type { ConvertQuote } from "@coffer/sdk";
import { SummaryList, SummaryRow, SummaryTotal } from "@coffer/ui";
import type { ReactNode } from "react";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { Spread } from "../../platform/quote/spread.tsx";
import { QuoteLines } from "./quote-lines.tsx";

const unknown = "–";
const lines = ["convert.youPay", "convert.atRate", "convert.fee", "convert.arrives"] as const;

export interface ConvertSummaryProps {
  quote: ConvertQuote | undefined;
  /** The time left of the price. */
  clock?: ReactNode;
}

/** What leaves, what arrives, the rate, and the fee: beside every step. */
export function ConvertSummary({ quote, clock }: ConvertSummaryProps) {
  if (!quote) {
    return (
      <SummaryList>
        {lines.map((id) => (
          <SummaryRow key={id} label={<FormattedMessage id={id} />} value={unknown} />
        ))}
        <SummaryTotal label={<FormattedMessage id="convert.youReceive" />} value={unknown} />
      </SummaryList>
    );
  }
  return (
    <>
      {clock}
      <QuoteLines quote={quote} />
      <p className="text-ink-2 text-label">
        <Spread percent={quote.spreadPercent} />
      </p>
    </>
  );
}
