import type { TradeSide } from "@coffer/sdk";
import { SummaryList, SummaryRow, SummaryTotal } from "@coffer/ui";
import type { ReactNode } from "react";
import type { Amount } from "../../platform/amount/amount.ts";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { ExactMoney } from "../../platform/money/money.tsx";
import { useRateText } from "../../platform/quote/rate-text.ts";
import type { DeskPair } from "./terms.ts";

export interface Offer {
  side: TradeSide;
  quantity: Amount;
  price: Amount;
  amount: Amount;
  fee: Amount;
  total: Amount;
}

export interface OfferLinesProps {
  offer: Offer;
  pair: DeskPair;
  /** Beside the price: its deviation from the market. */
  market?: ReactNode;
}

/** What leaves, the price, the fee, what arrives, and when. */
export function OfferLines({ offer, pair, market }: OfferLinesProps) {
  const rateText = useRateText();
  const { side, quantity, price, amount, fee, total } = offer;
  const { base, quote, feePercent, settlementHourCount: hours } = pair;
  const buys = side === "buy";
  return (
    <SummaryList>
      <SummaryRow
        label={<FormattedMessage id={buys ? "otc.youBuy" : "otc.youSell"} />}
        value={<ExactMoney amount={quantity} unit={base} />}
      />
      <SummaryRow
        label={<FormattedMessage id="otc.price" />}
        value={
          <>
            <span title={price}>
              {rateText(price)} <span className="text-ink-2">{quote}</span>
            </span>
            {market && <span className="block font-normal text-head text-ink-2">{market}</span>}
          </>
        }
      />
      <SummaryRow label={<FormattedMessage id="otc.amount" />} value={<ExactMoney amount={amount} unit={quote} />} />
      <SummaryRow
        label={<FormattedMessage id="otc.fee" />}
        value={
          <>
            <ExactMoney amount={fee} unit={quote} />
            <span className="block font-normal text-head text-ink-2">
              <FormattedMessage id={buys ? "otc.feeOnTop" : "otc.feeTakenOff"} values={{ percent: feePercent }} />
            </span>
          </>
        }
      />
      <SummaryRow
        label={<FormattedMessage id="otc.settles" />}
        value={<FormattedMessage id="otc.within" values={{ hours }} />}
      />
      <SummaryTotal
        className="flex-wrap"
        label={<FormattedMessage id={buys ? "otc.youPay" : "otc.youReceive"} />}
        value={<ExactMoney amount={total} unit={quote} />}
      />
    </SummaryList>
  );
}
