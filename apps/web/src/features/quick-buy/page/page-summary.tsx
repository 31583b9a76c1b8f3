import { SummaryList, SummaryRow } from "@coffer/ui";
import { ExactMoney } from "../../../kernel/money/money.tsx";
import { Text } from "../../../lib/text.tsx";
import type { Pair } from "./pairs.ts";

/** What holds before a rate is asked for. */
export function PageSummary({ pair }: { pair: Pair | undefined }) {
  return (
    <SummaryList>
      {pair && (
        <>
          <SummaryRow
            label={<Text id="quickBuy.least" />}
            value={<ExactMoney amount={pair.minimumAmount} unit={pair.legalCurrency} />}
          />
          <SummaryRow
            label={<Text id="quickBuy.most" />}
            value={<ExactMoney amount={pair.maximumAmount} unit={pair.legalCurrency} />}
          />
        </>
      )}
      <SummaryRow label={<Text id="quickBuy.fee" />} value={<Text id="quickBuy.feeAtReview" />} />
      <SummaryRow label={<Text id="quickBuy.arrives" />} value={<Text id="quickBuy.arrivesIn" />} />
    </SummaryList>
  );
}
