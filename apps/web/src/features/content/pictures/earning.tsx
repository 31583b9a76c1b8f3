import { Amount, Card, cn, StatusChip } from "@coffer/ui";
import { FormattedMessage, type MessageIdFor, type PlainMessageId } from "../../../platform/intl/intl.ts";
import { facts } from "../facts.ts";
import { brass } from "../pieces/tones.ts";

const days: readonly { day: PlainMessageId; what: MessageIdFor<{ at: string }>; state: string }[] = [
  { day: "contentPictures.earnDay0", what: "contentPictures.earnStaked", state: "bg-vault" },
  { day: "contentPictures.earnDay1", what: "contentPictures.earnFirst", state: "bg-vault" },
  { day: "contentPictures.earnDay2", what: "contentPictures.earnPaid", state: brass.bg },
];

/** From staking to the first interest, day by day. */
export function Earning() {
  return (
    <Card>
      <div className="p-6">
        <p className="flex items-center justify-between gap-3 font-medium">
          <FormattedMessage id="contentPictures.earnName" />
          <StatusChip tone="info">
            <FormattedMessage id="contentPictures.earnRisk" />
          </StatusChip>
        </p>
        <p className="mt-4">
          <Amount whole="5,000.00" unit="USDT" size="display" />
        </p>
        <ol className="mt-5 flex flex-col gap-3.5">
          {days.map(({ day, what, state }) => (
            <li key={day} className="flex items-baseline gap-3">
              <span aria-hidden className={cn("size-2 shrink-0 rounded-full", state)} />
              <span className="w-20 shrink-0 font-medium">
                <FormattedMessage id={day} />
              </span>
              <span className="text-ink-2">
                <FormattedMessage id={what} values={{ at: facts.pauseTo }} />
              </span>
            </li>
          ))}
        </ol>
      </div>
    </Card>
  );
}
