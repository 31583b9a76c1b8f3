import { Card, cn, Skeleton } from "@coffer/ui";
import type { ReactNode } from "react";
import type { Amount } from "../../../platform/amount/amount.ts";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { Worth } from "../../../platform/money/money.tsx";
import { useReport } from "./use-report.ts";

/** The totals of all rows in one currency; each day at its closing rate. */
export function ReportTotals() {
  const { data, error, isPlaceholderData } = useReport();
  if (error) return null; // The rows report the failure, with a retry.
  const totals = data?.totals;
  const worth = (amount: Amount | undefined, size?: "large") =>
    totals && amount !== undefined ? (
      <Worth amount={amount} unit={totals.currency} size={size} />
    ) : (
      <Skeleton className="h-9 w-28" />
    );
  return (
    <Card aria-busy={isPlaceholderData || undefined}>
      <dl className={cn("grid grid-cols-2 transition-opacity lg:grid-cols-4", isPlaceholderData && "opacity-60")}>
        <Total
          label={<FormattedMessage id="merchantReport.net" />}
          value={worth(totals?.net, "large")}
          note={
            totals && (
              <FormattedMessage
                id="merchantReport.ordersPaid"
                values={{ paid: totals.paidCount, orders: totals.orderCount }}
              />
            )
          }
        />
        <Total label={<FormattedMessage id="merchantReport.collected" />} value={worth(totals?.collected, "large")} />
        <Total label={<FormattedMessage id="merchantReport.fees" />} value={worth(totals?.fees, "large")} />
        <Total label={<FormattedMessage id="merchantReport.refunded" />} value={worth(totals?.refunded, "large")} />
      </dl>
    </Card>
  );
}

const Total = ({ label, value, note }: { label: ReactNode; value: ReactNode; note?: ReactNode }) => (
  <div className="border-line p-4 not-lg:nth-[n+3]:border-t not-lg:even:border-l sm:p-5 lg:not-first:border-l">
    <dt className="text-ink-2 text-label">{label}</dt>
    <dd className="mt-1">{value}</dd>
    {note && <dd className="mt-0.5 text-ink-2 text-label">{note}</dd>}
  </div>
);
