import type { FinancialUserAsset } from "@coffer/sdk";
import { Card } from "@coffer/ui";
import type { ReactNode } from "react";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { HideBalances } from "../../platform/money/hidden-balances.tsx";
import { Worth } from "../../platform/money/money.tsx";
import { When } from "../../platform/page/when.tsx";

/** The worth of all stakes in the pricing currency, and their interest. */
export function EarnTotals({ asset }: { asset: FinancialUserAsset }) {
  const { total, interestAccrued, interestTotal, currency, items, totalCount } = asset;
  const next = items
    .flatMap(({ nextInterestAt }) => nextInterestAt ?? [])
    .toSorted()
    .at(0);
  return (
    <Card className="grid divide-line max-lg:divide-y lg:grid-cols-[1.4fr_1fr_1fr_1fr] lg:divide-x">
      <Figure
        label={<FormattedMessage id="earn.inEarn" />}
        note={<FormattedMessage id="earn.stakes" values={{ count: totalCount }} />}
        tool={<HideBalances />}
      >
        <Worth amount={total} unit={currency} size="display" />
      </Figure>
      <Figure label={<FormattedMessage id="earn.accrued" />} note={<FormattedMessage id="earn.accruedNote" />}>
        <Worth amount={interestAccrued} unit={currency} size="large" />
      </Figure>
      <Figure label={<FormattedMessage id="earn.paid" />} note={<FormattedMessage id="earn.paidNote" />}>
        <Worth amount={interestTotal} unit={currency} size="large" />
      </Figure>
      <Figure label={<FormattedMessage id="earn.nextPayment" />} note={<FormattedMessage id="earn.nextPaymentNote" />}>
        <span className="font-medium">{next ? <When at={next} /> : "–"}</span>
      </Figure>
    </Card>
  );
}

function Figure({
  label,
  note,
  tool,
  children,
}: {
  label: ReactNode;
  note: ReactNode;
  tool?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="flex flex-col gap-1.5 p-5">
      <p className="flex items-center gap-1 text-ink-2 text-label">
        {label}
        {tool}
      </p>
      <p>{children}</p>
      <p className="text-ink-2 text-label">{note}</p>
    </div>
  );
}
