import { SummaryList, SummaryRow } from "@coffer/ui";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { ExactMoney } from "../../../platform/money/money.tsx";
import type { Pair } from "./pairs.ts";

/** The terms before a rate is requested. */
export function PageSummary({ pair }: { pair: Pair | undefined }) {
  return (
    <SummaryList>
      {pair && (
        <>
          <SummaryRow
            label={<FormattedMessage id="quickPay.least" />}
            value={<ExactMoney amount={pair.minimumAmount} unit={pair.legalCurrency} />}
          />
          <SummaryRow
            label={<FormattedMessage id="quickPay.most" />}
            value={<ExactMoney amount={pair.maximumAmount} unit={pair.legalCurrency} />}
          />
        </>
      )}
      <SummaryRow
        label={<FormattedMessage id="quickPay.fee" />}
        value={<FormattedMessage id="quickPay.feeAtReview" />}
      />
      <SummaryRow
        label={<FormattedMessage id="quickPay.arrives" />}
        value={<FormattedMessage id="quickPay.arrivesIn" />}
      />
    </SummaryList>
  );
}
