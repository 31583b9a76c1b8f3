import { useIntl } from "react-intl";
import { type Amount, decimalsOf, formatAmount } from "../amount/amount.ts";
import { FormattedMessage } from "../intl/intl.ts";
import { PriceDifference } from "../quote/price-difference.tsx";
import { useRateText } from "../quote/rate-text.ts";
import { cut } from "./coin-money.tsx";

interface Rate {
  price: Amount;
  quantity: Amount;
  /** In the fiat currency. */
  fee?: Amount;
}
export interface RateDifferenceProps {
  coin: string;
  legalCurrency: string;
  was: Rate;
  now: Rate;
}

/** Compares the shown and the current rate, and the received amounts. */
export function RateDifference({ coin, legalCurrency, was, now }: RateDifferenceProps) {
  const rateText = useRateText();
  const { locale } = useIntl();
  const exact = (amount: Amount) => formatAmount(amount, { decimals: Math.max(2, decimalsOf(amount)), locale });
  return (
    <PriceDifference
      pays={false}
      was={cut(was.quantity)}
      now={cut(now.quantity)}
      unit={coin}
      rows={[
        {
          id: "price",
          label: <FormattedMessage id="quickPay.price" values={{ coin }} />,
          was: rateText(was.price),
          now: rateText(now.price),
          unit: legalCurrency,
        },
        ...(was.fee !== undefined && now.fee !== undefined
          ? [
              {
                id: "fee",
                label: <FormattedMessage id="quickPay.fee" />,
                was: was.fee,
                now: now.fee,
                unit: legalCurrency,
              },
            ]
          : []),
        {
          id: "quantity",
          label: <FormattedMessage id="quickPay.youReceive" />,
          was: exact(cut(was.quantity)),
          now: exact(cut(now.quantity)),
          unit: coin,
        },
      ]}
    />
  );
}
