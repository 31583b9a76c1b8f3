import { Amount, Card, SummaryList, SummaryRow } from "@coffer/ui";
import { FormattedMessage, type PlainMessageId } from "../../../platform/intl/intl.ts";
import { Groups } from "../pieces/groups.tsx";
import { Note } from "../pieces/numbered.tsx";

/** Two similar addresses with their differences. */
export const known = "TQ5n rDk2 hVw8 yPzX b41m C9sL qEez xuLA pv";
export const forged = "TQ5n rDk7 Kc3f yWtR b41m Q2eH qEez xuLA pv";
const differs = [1, 2, 3, 5];

export function WithdrawalReview() {
  return (
    <Card className="overflow-visible!">
      <div className="p-5 sm:p-6">
        <p className="font-medium text-[16px]">
          <FormattedMessage id="contentPictures.checkLines" />
        </p>
        <SummaryList className="mt-3">
          <SummaryRow
            label={<FormattedMessage id="contentPictures.youSend" />}
            value={<Amount whole="12,500.00" unit="USDT" />}
          />
          <SummaryRow label={<FormattedMessage id="contentPictures.network" />} value="Tron · TRC-20" />
          <SummaryRow
            label={<FormattedMessage id="contentPictures.to" />}
            value={<Groups of={forged} className="justify-end" />}
            className="max-sm:flex-wrap"
          />
        </SummaryList>
        <div className="relative mt-4 rounded-md bg-bad-tint p-4 text-label">
          <Note number={1} className="-left-9 absolute top-3 max-sm:hidden" />
          <p className="font-medium text-bad">
            <FormattedMessage id="contentPictures.notCold" />
          </p>
          <p className="text-pretty text-bad">
            <FormattedMessage id="contentPictures.differsBetween" />
          </p>
          <Line label="contentPictures.cold" address={known} />
          <Line label="contentPictures.youEntered" address={forged} bad={differs} />
          <p className="mt-3 flex items-center gap-2.5">
            <span className="size-4 shrink-0 rounded-sm border border-line-strong bg-surface" />
            <FormattedMessage id="contentPictures.compared" />
          </p>
        </div>
      </div>
    </Card>
  );
}

function Line({ label, address, bad }: { label: PlainMessageId; address: string; bad?: readonly number[] }) {
  return (
    <p className="mt-2 grid gap-x-3 text-head text-ink-2 sm:grid-cols-[92px_1fr]">
      <FormattedMessage id={label} />
      <Groups of={address} bad={bad} />
    </p>
  );
}
