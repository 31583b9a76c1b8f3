import { type Amount, decimalsOf, formatAmount } from "../amount/amount.ts";
import { Text, useLocale } from "../intl/text.tsx";
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

/** What was shown beside what it is now, and what that means for what arrives. */
export function RateDifference({ coin, legalCurrency, was, now }: RateDifferenceProps) {
  const rateText = useRateText();
  const locale = useLocale();
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
          label: <Text id="quickPay.price" values={{ coin }} />,
          was: rateText(was.price),
          now: rateText(now.price),
          unit: legalCurrency,
        },
        ...(was.fee !== undefined && now.fee !== undefined
          ? [{ id: "fee", label: <Text id="quickPay.fee" />, was: was.fee, now: now.fee, unit: legalCurrency }]
          : []),
        {
          id: "quantity",
          label: <Text id="quickPay.youReceive" />,
          was: exact(cut(was.quantity)),
          now: exact(cut(now.quantity)),
          unit: coin,
        },
      ]}
    />
  );
}
