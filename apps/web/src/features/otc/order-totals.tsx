import type { OtcTotal } from "@coffer/sdk";
import { Card, CardBody, CardTitle, CoinIcon } from "@coffer/ui";
import type { ReactNode } from "react";
import { type Amount, isZero } from "../../platform/amount/amount.ts";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { ExactMoney } from "../../platform/money/money.tsx";

/** The totals of complete orders that match the filters. */
export function OrderTotals({ totals }: { totals: readonly OtcTotal[] | undefined }) {
  if (!totals || totals.length === 0) return null;
  return (
    <Card>
      <CardBody className="flex flex-col gap-3">
        <CardTitle>
          <FormattedMessage id="otc.totals" />
        </CardTitle>
        <ul className="flex flex-col gap-2">
          {totals.map(({ currency, boughtAmount, soldAmount, feeAmount }) => (
            <li key={currency} className="flex flex-wrap items-center gap-x-6 gap-y-1">
              <span className="flex w-full items-center gap-2 font-medium sm:w-24">
                <CoinIcon ticker={currency} size="sm" />
                {currency}
              </span>
              <Part label={<FormattedMessage id="otc.got" />} amount={boughtAmount} unit={currency} />
              <Part label={<FormattedMessage id="otc.gave" />} amount={soldAmount} unit={currency} />
              <Part label={<FormattedMessage id="otc.fee" />} amount={feeAmount} unit={currency} />
            </li>
          ))}
        </ul>
      </CardBody>
    </Card>
  );
}

function Part({ label, amount, unit }: { label: ReactNode; amount: Amount; unit: string }) {
  if (isZero(amount)) return null;
  return (
    <span className="text-label">
      <span className="text-ink-2">{label}</span> <ExactMoney amount={amount} unit={unit} />
    </span>
  );
}
