import type { FinancialProduct } from "@coffer/sdk";
import { Amount, Card, CoinIcon, StatusChip, TwoLine } from "@coffer/ui";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { interestOf } from "../../platform/amount/interest.ts";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { formatDay } from "../../platform/time/time.ts";
import { Sum } from "./facts.tsx";
import { rateShown } from "./product-rows.tsx";
import { example, terms } from "./terms.ts";

const day = 86_400_000;

/** The timeline of a stake made today: its first interest, and the redemption. */
export function FirstDays({ product }: { product: FinancialProduct }) {
  const intl = useIntl();
  const { locale } = intl;
  const { coin, scale, annualRate, nextInterestAt, name } = product;
  const on = (days: number) =>
    formatDay(new Date(Date.parse(nextInterestAt) + (days - terms.firstAfter) * day).toISOString().slice(0, 10), intl);
  const aDay = interestOf(example, 1, { annualRate, dayCountDays: terms.dayCount, scale });
  const paid = (
    <span className="text-good">
      +<Sum amount={aDay} unit={coin} />
    </span>
  );
  return (
    <Card className="text-ink">
      <div className="p-6">
        <div className="flex items-center justify-between gap-3">
          <TwoLine
            icon={<CoinIcon ticker={coin} />}
            title={<span className="font-medium">{name}</span>}
            note={
              <>
                <FormattedMessage id="earn.rate" /> {rateShown(annualRate, locale)}
              </>
            }
          />
          <StatusChip tone="info">
            <FormattedMessage id="earn.notGuaranteed" />
          </StatusChip>
        </div>
        <p className="mt-4">
          <Amount whole="1,000.00" unit={coin} size="display" />
        </p>
        <ol className="mt-6 flex flex-col">
          <Station when={on(0)} what={<FormattedMessage id="earn.typeStake" />} />
          <Station when={on(1)} what={<FormattedMessage id="earn.eventStarts" />} />
          <Station
            when={
              <>
                {on(terms.firstAfter)} · {terms.pauseTo} UTC
              </>
            }
            what={<FormattedMessage id="earn.eventPaid" />}
            more={paid}
          />
          <Station
            when={<FormattedMessage id="earn.anyDay" />}
            what={<FormattedMessage id="earn.typeRedeem" />}
            more={<FormattedMessage id="earn.within24" />}
          />
        </ol>
      </div>
    </Card>
  );
}

/** In the format of a stake's next events. */
function Station({ when, what, more }: { when: ReactNode; what: ReactNode; more?: ReactNode }) {
  return (
    <li className="relative flex flex-wrap items-baseline justify-between gap-x-4 border-line border-l pb-4 pl-5 last:pb-0">
      <span
        aria-hidden
        className="absolute top-1.5 -left-[5px] size-2.5 rounded-full border-2 border-vault bg-surface"
      />
      <span className="font-medium">{what}</span>
      <span className="text-ink-2 text-label">{when}</span>
      {more && <span className="w-full text-ink-2 text-label">{more}</span>}
    </li>
  );
}
