import { Amount, buttonVariants, Card, cn, SummaryList, SummaryRow, SummaryTotal } from "@coffer/ui";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { facts } from "../facts.ts";
import { Note } from "../pieces/numbered.tsx";

/** What leaves, what arrives and when, beside each step of the flow. */
export function WithdrawalSummary() {
  return (
    <Card className="overflow-visible!">
      <div className="relative p-5 sm:p-6">
        <Note number={2} className="-left-3 absolute top-5 max-sm:hidden" />
        <p className="font-medium">
          <FormattedMessage id="contentPictures.summary" />
        </p>
        <SummaryList className="mt-3">
          <SummaryRow
            label={<FormattedMessage id="contentPictures.youSend" />}
            value={<Amount whole="12,500.00" unit="USDT" />}
          />
          <SummaryRow
            label={<FormattedMessage id="contentPictures.networkFee" />}
            value={<Amount whole="1.00" unit="USDT" />}
          />
          <SummaryRow
            label={<FormattedMessage id="contentPictures.arrives" />}
            value={<FormattedMessage id="contentPictures.arrivesIn" values={{ minutes: facts.tronArrivalMinutes }} />}
          />
          <SummaryTotal
            label={<FormattedMessage id="contentPictures.recipientGets" />}
            value={<Amount whole="12,499.00" unit="USDT" />}
          />
        </SummaryList>
        <span
          className={cn(buttonVariants({ variant: "secondary", size: "lg" }), "mt-4 w-full bg-sunken! text-ink-2!")}
        >
          <FormattedMessage id="contentPictures.toVerification" />
        </span>
        <p className="relative mt-3 text-pretty text-ink-2 text-label">
          <Note number={3} className="-left-9 absolute top-0 max-sm:hidden" />
          <FormattedMessage id="contentPictures.compareFirst" />
        </p>
      </div>
    </Card>
  );
}
