import { SummaryList, SummaryRow } from "@coffer/ui";
import { isNegative, isZero } from "../../platform/amount/amount.ts";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { ExactMoney } from "../../platform/money/money.tsx";
import { useRateText } from "../../platform/quote/rate-text.ts";
import { useMarket } from "./market.ts";
import type { DeskPair } from "./terms.ts";

/** A pair's terms before a price is named. */
export function DeskSummary({ pair }: { pair: DeskPair }) {
  const rateText = useRateText();
  const { base, quote, feePercent, settlementHourCount: hours } = pair;
  const { referenceRate, changePercent24h } = useMarket(pair.symbol);
  const up = changePercent24h !== null && !isNegative(changePercent24h);
  return (
    <SummaryList>
      <SummaryRow
        label={<FormattedMessage id="otc.market" />}
        value={
          referenceRate === null ? (
            <FormattedMessage id="otc.noMarket" />
          ) : (
            <>
              {rateText(referenceRate)} <span className="text-ink-2">{quote}</span>
              {changePercent24h !== null && !isZero(changePercent24h) && (
                <span className={`block font-normal text-head ${up ? "text-good" : "text-bad"}`}>
                  {up ? "+" : ""}
                  {changePercent24h} %
                </span>
              )}
            </>
          )
        }
      />
      <SummaryRow
        label={<FormattedMessage id="otc.least" />}
        value={<ExactMoney amount={pair.minimumQuantity} unit={base} />}
      />
      <SummaryRow
        label={<FormattedMessage id="otc.most" />}
        value={<ExactMoney amount={pair.maximumQuantity} unit={base} />}
      />
      <SummaryRow
        label={<FormattedMessage id="otc.fee" />}
        value={<FormattedMessage id="otc.feeOf" values={{ percent: feePercent }} />}
      />
      <SummaryRow
        label={<FormattedMessage id="otc.settles" />}
        value={<FormattedMessage id="otc.within" values={{ hours }} />}
      />
    </SummaryList>
  );
}
