import { SummaryList, SummaryRow } from "@coffer/ui";
import { ExactMoney } from "../../../kernel/money/money.tsx";
import { formatSpan } from "../../../lib/span.ts";
import { Text, useLocale } from "../../../lib/text.tsx";
import { type Bought, BuyLines } from "../order-lines.tsx";
import { type CardRule, currencyOf, type Terms } from "./terms.ts";

const FeeNote = ({ rule }: { rule: CardRule | undefined }) =>
  rule && <Text id="quickBuy.feeRule" values={{ percent: rule.feePercent, most: rule.feeMaximumUsd }} />;

/** What holds before a rate is asked for. */
export function CardSummary({ terms, currency }: { terms: Terms; currency: string }) {
  const locale = useLocale();
  const rule = terms.ruleOf(currency);
  const row = currencyOf(terms, currency);
  return (
    <SummaryList>
      <SummaryRow label={<Text id="quickBuy.fee" />} value={<FeeNote rule={rule} />} />
      {rule && <SummaryRow label={<Text id="quickBuy.rateHeld" />} value={formatSpan(rule.rateHoldSeconds, locale)} />}
      {row && (
        <>
          <SummaryRow
            label={<Text id="quickBuy.least" />}
            value={<ExactMoney amount={row.minimumAmount} unit={currency} />}
          />
          <SummaryRow
            label={<Text id="quickBuy.most" />}
            value={<ExactMoney amount={row.maximumAmount} unit={currency} />}
          />
          <SummaryRow label={<Text id="quickBuy.provider" />} value={row.provider} />
        </>
      )}
      <SummaryRow label={<Text id="quickBuy.arrives" />} value={<Text id="quickBuy.arrivesIn" />} />
    </SummaryList>
  );
}

/** The quote, line by line. */
export function QuoteLines({ quote, terms }: { quote: Bought; terms: Terms }) {
  return (
    <BuyLines bought={quote} feeNote={<FeeNote rule={terms.ruleOf(quote.legalCurrency)} />}>
      <SummaryRow label={<Text id="quickBuy.arrives" />} value={<Text id="quickBuy.arrivesIn" />} />
    </BuyLines>
  );
}
