import { SummaryList, SummaryRow } from "@coffer/ui";
import { useIntl } from "react-intl";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { ExactMoney } from "../../platform/money/money.tsx";
import { type Bought, BuyLines } from "../../platform/quick-pay/order-lines.tsx";
import { formatSpan } from "../../platform/time/duration.ts";
import { type CardRule, currencyOf, type Terms } from "./terms.ts";

const FeeNote = ({ rule }: { rule: CardRule | undefined }) =>
  rule && <FormattedMessage id="cards.feeRule" values={{ percent: rule.feePercent, most: rule.feeMaximumUsd }} />;

/** The terms before a rate is requested. */
export function CardSummary({ terms, currency }: { terms: Terms; currency: string }) {
  const intl = useIntl();
  const rule = terms.ruleOf(currency);
  const row = currencyOf(terms, currency);
  return (
    <SummaryList>
      <SummaryRow label={<FormattedMessage id="quickPay.fee" />} value={<FeeNote rule={rule} />} />
      {rule && (
        <SummaryRow label={<FormattedMessage id="cards.rateHeld" />} value={formatSpan(rule.rateHoldSeconds, intl)} />
      )}
      {row && (
        <>
          <SummaryRow
            label={<FormattedMessage id="quickPay.least" />}
            value={<ExactMoney amount={row.minimumAmount} unit={currency} />}
          />
          <SummaryRow
            label={<FormattedMessage id="quickPay.most" />}
            value={<ExactMoney amount={row.maximumAmount} unit={currency} />}
          />
          <SummaryRow label={<FormattedMessage id="quickPay.provider" />} value={row.provider} />
        </>
      )}
      <SummaryRow
        label={<FormattedMessage id="quickPay.arrives" />}
        value={<FormattedMessage id="quickPay.arrivesIn" />}
      />
    </SummaryList>
  );
}

/** The quote, line by line. */
export function QuoteLines({ quote, terms }: { quote: Bought; terms: Terms }) {
  return (
    <BuyLines bought={quote} feeNote={<FeeNote rule={terms.ruleOf(quote.legalCurrency)} />}>
      <SummaryRow
        label={<FormattedMessage id="quickPay.arrives" />}
        value={<FormattedMessage id="quickPay.arrivesIn" />}
      />
    </BuyLines>
  );
}
