import { SummaryList, SummaryRow } from "@coffer/ui";
import { Text } from "../../../platform/intl/text.tsx";
import { ExactMoney } from "../../../platform/money/money.tsx";
import type { Pair } from "./pairs.ts";

/** What holds before a rate is asked for. */
export function PageSummary({ pair }: { pair: Pair | undefined }) {
  return (
    <SummaryList>
      {pair && (
        <>
          <SummaryRow
            label={<Text id="quickPay.least" />}
            value={<ExactMoney amount={pair.minimumAmount} unit={pair.legalCurrency} />}
          />
          <SummaryRow
            label={<Text id="quickPay.most" />}
            value={<ExactMoney amount={pair.maximumAmount} unit={pair.legalCurrency} />}
          />
        </>
      )}
      <SummaryRow label={<Text id="quickPay.fee" />} value={<Text id="quickPay.feeAtReview" />} />
      <SummaryRow label={<Text id="quickPay.arrives" />} value={<Text id="quickPay.arrivesIn" />} />
    </SummaryList>
  );
}
