import { Amount, buttonVariants, Card, cn, SummaryList, SummaryRow, SummaryTotal } from "@coffer/ui";
import { Text } from "../../../lib/text.tsx";
import { facts } from "../facts.ts";
import { Note } from "../pieces/numbered.tsx";

/** What leaves, what arrives and when, beside each step of the flow. */
export function WithdrawalSummary() {
  return (
    <Card className="overflow-visible!">
      <div className="relative p-5 sm:p-6">
        <Note number={2} className="-left-3 absolute top-5 max-sm:hidden" />
        <p className="font-medium">
          <Text id="picture.summary" />
        </p>
        <SummaryList className="mt-3">
          <SummaryRow label={<Text id="picture.youSend" />} value={<Amount whole="12,500.00" unit="USDT" />} />
          <SummaryRow label={<Text id="picture.networkFee" />} value={<Amount whole="1.00" unit="USDT" />} />
          <SummaryRow
            label={<Text id="picture.arrives" />}
            value={<Text id="picture.arrivesIn" values={{ minutes: facts.tronArrivalMinutes }} />}
          />
          <SummaryTotal label={<Text id="picture.recipientGets" />} value={<Amount whole="12,499.00" unit="USDT" />} />
        </SummaryList>
        <span
          className={cn(buttonVariants({ variant: "secondary", size: "lg" }), "mt-4 w-full bg-sunken! text-ink-2!")}
        >
          <Text id="picture.toVerification" />
        </span>
        <p className="relative mt-3 text-pretty text-ink-2 text-label">
          <Note number={3} className="-left-9 absolute top-0 max-sm:hidden" />
          <Text id="picture.compareFirst" />
        </p>
      </div>
    </Card>
  );
}
