import { SummaryList, SummaryRow, SummaryTotal } from "@coffer/ui";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { ExactMoney } from "../../platform/money/money.tsx";
import { coinsOf, expected, type Large } from "./large.ts";
import { useMarket } from "./market.ts";
import { pairIn, type Terms } from "./terms.ts";

const unknown = "–";

/** What leaves, the estimate at the current market, and the minimum accepted. */
export function LargeLines({ terms, large }: { terms: Terms; large: Large }) {
  const { fromCoin, toCoin } = coinsOf(large.way);
  const pair = pairIn(terms, { fromCoin, toCoin });
  const { feePercent: percent = "0" } = pair ?? {};
  const about = expected(terms, large, useMarket(pair?.symbol)?.rate);
  return (
    <SummaryList>
      <SummaryRow
        label={<FormattedMessage id="convert.youPay" />}
        value={large.amount === "" ? unknown : <ExactMoney amount={large.amount} unit={fromCoin} />}
      />
      <SummaryRow
        label={<FormattedMessage id="convert.fee" />}
        value={<FormattedMessage id="convert.part" values={{ percent }} />}
      />
      <SummaryRow
        label={<FormattedMessage id="convert.least" />}
        value={
          large.least === "" ? (
            <FormattedMessage id="convert.noLeast" />
          ) : (
            <ExactMoney amount={large.least} unit={toCoin} />
          )
        }
      />
      <SummaryRow label={<FormattedMessage id="convert.arrives" />} value={<FormattedMessage id="convert.inHours" />} />
      <SummaryTotal
        className="flex-wrap"
        label={<FormattedMessage id="convert.aboutNow" />}
        value={about === undefined ? unknown : <ExactMoney amount={about} unit={toCoin} />}
      />
    </SummaryList>
  );
}
