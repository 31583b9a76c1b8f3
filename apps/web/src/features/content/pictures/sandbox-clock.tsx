import { Card, cn, StatusChip } from "@coffer/ui";
import { FormattedMessage, type PlainMessageId } from "../../../platform/intl/intl.ts";
import { clockAt, depositFrom, facts } from "../facts.ts";
import { Blocks } from "./blocks.tsx";

const now = clockAt(depositFrom * facts.tronBlockSeconds);
const end = clockAt(facts.tronBlocks * facts.tronBlockSeconds);
const speeds: readonly PlainMessageId[] = [
  "contentPictures.halfMinute",
  "contentPictures.oneMinute",
  "contentPictures.oneDay",
];

/** The sandbox's clock, which is frozen until a user moves it. */
export function SandboxClock() {
  return (
    <Card className="flex h-full flex-col">
      <div className="p-[22px]">
        <p className="flex items-center justify-between gap-3 font-medium">
          <FormattedMessage id="contentPictures.clock" />
          <StatusChip tone="warn">
            <FormattedMessage id="contentPictures.stopped" />
          </StatusChip>
        </p>
        <p className="mt-3 font-serif text-[56px]/[60px]">{now}</p>
        <p className="mt-1 text-ink-2 text-label">
          <FormattedMessage id="contentPictures.day" />
        </p>
        <p className="mt-5 flex flex-wrap gap-2">
          {speeds.map((id) => (
            <span key={id} className="rounded-md border border-line-strong px-3 py-1.5 font-medium text-label">
              <FormattedMessage id={id} />
            </span>
          ))}
          <span className="ml-auto rounded-md border border-transparent bg-vault px-4 py-1.5 font-medium text-label text-on-vault">
            <FormattedMessage id="contentPictures.run" />
          </span>
        </p>
      </div>
      <div className="flex flex-1 flex-col gap-2.5 border-line border-t p-[22px] text-label">
        <p className="flex justify-between gap-3">
          <span className="text-ink-2">
            <FormattedMessage id="contentPictures.toVera" />
          </span>
          <span className="font-medium text-info">
            <FormattedMessage id="contentPictures.ofBlocks" values={{ block: depositFrom, all: facts.tronBlocks }} />
          </span>
        </p>
        <Blocks at={depositFrom} of={facts.tronBlocks} className="mb-1 h-5" />
        <Line time={now} name="deposit.confirming" note={`${depositFrom}/${facts.tronBlocks}`} />
        <Line time={end} name="deposit.credited" note="+250.00" ahead />
      </div>
    </Card>
  );
}

function Line({ time, name, note, ahead }: { time: string; name: string; note: string; ahead?: boolean }) {
  return (
    <p translate="no" className={cn("flex gap-4 font-mono text-head", ahead ? "text-ink-3" : "text-ink-2")}>
      <span>{time}</span>
      <span>{name}</span>
      <span className="ml-auto">{note}</span>
    </p>
  );
}
