import { Amount, Card, CoinIcon, cn, StatusChip, TwoLine } from "@coffer/ui";
import { FormattedMessage, type MessageIdFor } from "../../../platform/intl/intl.ts";
import { clockAt, facts } from "../facts.ts";
import { brass } from "../pieces/tones.ts";
import { Blocks } from "./blocks.tsx";

const firstBlock = 71_204_504;
const all = facts.tronBlocks;
const spaced = (block: number) => String(block).replace(/(?=(\d{3})+$)/g, " ");

/** A deposit with its number of blocks. */
export function Deposit({ block }: { block: number }) {
  const left = (all - block) * facts.tronBlockSeconds;
  const stations: { time: string; id: MessageIdFor<{ block: number }>; state: State }[] = [
    { time: clockAt(0), id: "contentPictures.seen", state: "past" },
    { time: clockAt(block * facts.tronBlockSeconds), id: "contentPictures.built", state: left > 0 ? "now" : "past" },
    { time: clockAt(all * facts.tronBlockSeconds), id: "contentPictures.added", state: left > 0 ? "ahead" : "now" },
  ];
  return (
    <Card>
      <div className="p-6">
        <div className="flex items-center justify-between gap-3">
          <TwoLine
            icon={<CoinIcon ticker="USDT" />}
            title={
              <span className="font-medium">
                <FormattedMessage id="contentPictures.deposit" />
              </span>
            }
            note="Tron · TRC-20"
          />
          <StatusChip tone={left > 0 ? "info" : "good"}>
            {left > 0 ? (
              <FormattedMessage id="contentPictures.confirming" values={{ block, all }} />
            ) : (
              <FormattedMessage id="contentPictures.credited" />
            )}
          </StatusChip>
        </div>
        <p className="mt-4">
          <Amount whole="250.00" unit="USDT" size="display" />
        </p>
        <Blocks at={block} of={all} className="mt-5 h-7" />
        <div className="mt-2 flex flex-wrap justify-between gap-x-4 text-head text-ink-2">
          <span className="max-sm:hidden">
            <FormattedMessage id="contentPictures.block" values={{ number: spaced(firstBlock + block) }} />
          </span>
          {left > 0 ? (
            <FormattedMessage id="contentPictures.creditedIn" values={{ all, seconds: left }} />
          ) : (
            <FormattedMessage id="contentPictures.inBalance" />
          )}
        </div>
      </div>
      <ol className="flex flex-col gap-2.5 border-line border-t px-6 py-5 text-label">
        {stations.map(({ time, id, state }) => (
          <li key={id} className={cn("flex items-center gap-3", stateClass[state].words)}>
            <span aria-hidden className={cn("size-2 rounded-full", stateClass[state].dot)} />
            <span className="w-[70px] font-mono">{time}</span>
            <FormattedMessage id={id} values={{ block }} />
          </li>
        ))}
      </ol>
    </Card>
  );
}

type State = "past" | "now" | "ahead";
const stateClass: Record<State, { words: string; dot: string }> = {
  past: { words: "text-ink-2", dot: "bg-vault" },
  now: { words: "font-medium text-ink", dot: brass.bg },
  ahead: { words: "text-ink-3", dot: "border border-line-strong" },
};
