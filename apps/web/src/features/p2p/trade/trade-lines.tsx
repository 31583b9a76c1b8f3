import type { LegalCurrencyCoinConfig, TradeSide } from "@coffer/sdk";
import { SummaryList, SummaryRow, SummaryTotal } from "@coffer/ui";
import type { Amount } from "../../../platform/amount/amount.ts";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { ExactMoney } from "../../../platform/money/money.tsx";
import { FailureNote } from "../../../platform/page/failure-note.tsx";
import { useRateText } from "../../../platform/quote/rate-text.ts";
import { choicesFor } from "./method-field.tsx";
import { afterFee, feeOf, isSize, type Sum, sumAt, type Trade } from "./trade.ts";
import { priceOn, useReference } from "./use-reference.ts";
import { pairOf, type Terms } from "./use-terms.ts";
import type { Offer } from "./use-trade-flow.ts";

interface LinesProps {
  side: TradeSide;
  trade: Trade;
  terms: Terms;
}

/** While typing: the reference price, and the trade's estimate. */
export function ReferenceLines({ side, trade, terms }: LinesProps) {
  const { data, error } = useReference(trade, side, terms);
  const pair = pairOf(terms, trade.coin, trade.currency);
  if (!pair) return null;
  if (!data)
    return error ? <FailureNote error={error} /> : <Lines side={side} trade={trade} pair={pair} terms={terms} />;
  const price = priceOn(data, side);
  const decimals = trade.by === "amount" ? pair.legalCurrencyScale : pair.coinScale;
  const sum = isSize(trade.size, decimals) ? sumAt(trade, price, pair) : undefined;
  return (
    <Lines
      side={side}
      trade={trade}
      pair={pair}
      terms={terms}
      price={price}
      sum={sum}
      feePercent={data.feePercent}
      reference
    />
  );
}

/** At review: the dealer's held price, and the order's total. */
export function OfferLines({ side, trade, offer, terms }: LinesProps & { offer: Offer }) {
  const pair = pairOf(terms, trade.coin, trade.currency);
  if (!pair) return null;
  const { price, feePercent } = offer;
  return (
    <Lines side={side} trade={trade} pair={pair} terms={terms} price={price} sum={offer} feePercent={feePercent} />
  );
}

interface AllLinesProps extends LinesProps {
  pair: LegalCurrencyCoinConfig;
  price?: Amount | undefined;
  sum?: Sum | undefined;
  feePercent?: Amount | undefined;
  /** The price is current and may change. */
  reference?: boolean | undefined;
}

function Lines({ side, trade, pair, terms, price, sum, feePercent = "0", reference }: AllLinesProps) {
  const rateText = useRateText();
  const { coin, currency, method } = trade;
  const buys = side === "buy";
  const none = <span className="text-ink-3">–</span>;
  const money = sum && <ExactMoney amount={sum.amount} unit={currency} />;
  const coins = sum && (
    <ExactMoney amount={buys ? afterFee(sum, feePercent, pair.coinScale) : sum.quantity} unit={coin} />
  );
  const chosen = choicesFor(side, currency, terms).find(({ id }) => id === method);
  return (
    <SummaryList>
      <SummaryRow
        label={<FormattedMessage id={reference ? "p2p.referencePrice" : "p2p.price"} />}
        value={
          price === undefined ? (
            none
          ) : (
            <>
              <span title={price}>
                {rateText(price)}{" "}
                <span className="text-ink-2">
                  <FormattedMessage id="p2p.per" values={{ currency, coin }} />
                </span>
              </span>
              {reference && (
                <span className="block font-normal text-head text-ink-2">
                  <FormattedMessage id="p2p.priceMoves" />
                </span>
              )}
            </>
          )
        }
      />
      <SummaryRow
        label={<FormattedMessage id={buys ? "p2p.youPay" : "p2p.youSell"} />}
        value={(buys ? money : coins) ?? none}
      />
      <SummaryRow
        label={<FormattedMessage id="p2p.fee" />}
        value={<ExactMoney amount={sum ? feeOf(sum, feePercent, pair.coinScale) : "0"} unit={coin} />}
      />
      {chosen && (
        <SummaryRow
          label={<FormattedMessage id={buys ? "p2p.payBy" : "p2p.receiveBy"} />}
          value={`${chosen.name} ${chosen.note ?? ""}`}
        />
      )}
      <SummaryRow
        label={<FormattedMessage id={buys ? "p2p.timeToPay" : "p2p.dealerPaysWithin"} />}
        value={<FormattedMessage id="p2p.minutes" values={{ minutes: Math.round(pair.paymentWindowSeconds / 60) }} />}
      />
      <SummaryTotal
        className="flex-wrap"
        label={<FormattedMessage id={buys ? "p2p.youGet" : "p2p.youReceive"} />}
        value={(buys ? coins : money) ?? none}
      />
    </SummaryList>
  );
}
