import { SummaryList, SummaryRow, SummaryTotal } from "@coffer/ui";
import type { ReactNode } from "react";
import { type Amount, inverse, isZero, multiply, subtract, truncate } from "../amount/amount.ts";
import { FormattedMessage } from "../intl/intl.ts";
import { ExactMoney } from "../money/money.tsx";
import { When } from "../page/when.tsx";
import { useRateText } from "../quote/rate-text.ts";
import { CoinMoney } from "./coin-money.tsx";

/** The paid and the bought amount. */
export interface Bought {
  legalCurrency: string;
  coin: string;
  amount: Amount;
  fee: Amount;
  price: Amount;
  quantity: Amount;
}

/** The decimals of the price including the fee. */
const digits = 4;

export interface BuyLinesProps {
  bought: Bought;
  /** The composition of the fee. */
  feeNote?: ReactNode;
  children?: ReactNode;
}

/** What leaves, the fee, the price without and with the fee, and what arrives. */
export function BuyLines({ bought, feeNote, children }: BuyLinesProps) {
  const rateText = useRateText();
  const { legalCurrency: fiat, coin, amount, fee, price, quantity } = bought;
  const rate = (value: Amount, shown: string) => (
    <span title={value} className="whitespace-nowrap">
      {shown} <span className="text-ink-2">{fiat}</span>
    </span>
  );
  const allIn = isZero(quantity) ? "0" : multiply(amount, inverse(quantity));
  return (
    <SummaryList>
      <SummaryRow
        label={<FormattedMessage id="quickPay.youPay" />}
        value={<ExactMoney amount={amount} unit={fiat} />}
      />
      <SummaryRow
        label={<FormattedMessage id="quickPay.fee" />}
        value={
          <>
            <ExactMoney amount={fee} unit={fiat} />
            {feeNote && <span className="block font-normal text-head text-ink-2">{feeNote}</span>}
          </>
        }
      />
      <SummaryRow
        label={<FormattedMessage id="quickPay.spent" values={{ coin }} />}
        value={<ExactMoney amount={subtract(amount, fee)} unit={fiat} />}
      />
      <SummaryRow
        label={<FormattedMessage id="quickPay.price" values={{ coin }} />}
        value={rate(price, rateText(price))}
      />
      <SummaryRow
        label={<FormattedMessage id="quickPay.allIn" />}
        value={rate(allIn, rateText(truncate(allIn, digits)))}
      />
      {children}
      <SummaryTotal
        className="flex-wrap"
        label={<FormattedMessage id="quickPay.youReceive" />}
        value={<CoinMoney amount={quantity} unit={coin} />}
      />
    </SummaryList>
  );
}

/** The provider, time and number of an order. */
export function NumberLines({ order }: { order: { provider: string; time: string; number: string } }) {
  return (
    <>
      <SummaryRow label={<FormattedMessage id="quickPay.provider" />} value={order.provider} />
      <SummaryRow label={<FormattedMessage id="quickPay.time" />} value={<When at={order.time} />} />
      <SummaryRow
        label={<FormattedMessage id="quickPay.number" />}
        value={<span className="font-mono text-label">{order.number}</span>}
      />
    </>
  );
}
