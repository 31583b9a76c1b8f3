import { useIntl } from "react-intl";
import {
  type Amount,
  compare,
  decimalsOf,
  formatAmount,
  isNegative,
  percentOf,
  subtract,
  truncate,
} from "../amount/amount.ts";
import { FormattedMessage } from "../intl/intl.ts";
import { ExactMoney } from "../money/money.tsx";
import { type PriceRow, PriceTable } from "./price-table.tsx";

interface MovedProps {
  /** True for the paid amount, false for the received one. */
  pays: boolean;
  was: Amount;
  now: Amount;
  unit: string;
}

/** Compares the reviewed and the current price, with the difference as text. */
export function PriceDifference({ rows, ...moved }: MovedProps & { rows: readonly PriceRow[] }) {
  return (
    <>
      {compare(moved.was, moved.now) !== 0 && <InWords {...moved} />}
      <PriceTable rows={rows} />
    </>
  );
}

/** "You now receive 34 010.2 USDT, 0.33 % less than you reviewed." */
function InWords({ pays, was, now, unit }: MovedProps) {
  const { locale } = useIntl();
  const difference = subtract(now, was);
  const less = isNegative(difference);
  const size = less ? subtract("0", difference) : difference;
  const amount = formatAmount(size, { decimals: Math.max(2, decimalsOf(size)), locale });
  return (
    <div className="flex flex-col gap-1">
      <span className="text-ink-2 text-label">
        <FormattedMessage id={pays ? "quote.nowPay" : "quote.nowReceive"} />
      </span>
      <span className="font-serif text-[26px] leading-8">
        <ExactMoney amount={now} unit={unit} />
      </span>
      <span className={pays === less ? "text-good text-label" : "text-bad text-label"}>
        <FormattedMessage
          id={less ? "quote.less" : "quote.more"}
          values={{ amount, coin: unit, percent: truncate(percentOf(size, was)) }}
        />
      </span>
    </div>
  );
}
