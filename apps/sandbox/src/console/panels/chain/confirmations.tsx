import { Button, Progress } from "@coffer/ui";
import type { Transaction } from "../../calls/replies.ts";
import { useTimes } from "../../parts/use-times.ts";
import { useWords } from "../../words/use-words.ts";

interface ConfirmationsProps {
  transaction: Transaction;
  mine: (milliseconds: number) => void;
  isBusy: boolean;
}

/** The confirmations, and buttons to add blocks. Each transaction counts from when it was seen. */
export function Confirmations({ transaction, mine, isBusy }: ConfirmationsProps) {
  const text = useWords().chain;
  const { spanText } = useTimes();
  const { confirmations, needed, blockSeconds, network } = transaction;
  const block = blockSeconds * 1000;
  const rest = Math.max(1, needed - confirmations) * block;
  const progress = text.progress(confirmations, needed);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 @max-3xl:order-2 @max-3xl:col-span-2 @3xl:justify-end">
      <span className="flex min-w-28 flex-1 items-center gap-2.5">
        <Progress value={confirmations} max={needed} label={text.confirmations} valueText={progress} />
        <span aria-hidden className="shrink-0 whitespace-nowrap text-ink-2 text-label">
          {progress}
        </span>
      </span>
      <span className="flex flex-wrap gap-2 @3xl:justify-end @max-xl:w-full @max-xl:*:flex-1 @max-xl:*:px-2">
        <Button size="sm" variant="secondary" disabled={isBusy} onClick={() => mine(block)}>
          {text.mine} <span className="text-ink-3">{text.forwardBy(spanText(block))}</span>
          <span className="sr-only">{text.on(network)}</span>
        </Button>
        {rest > block && (
          <Button size="sm" variant="secondary" disabled={isBusy} onClick={() => mine(rest)}>
            {text.mineRest} <span className="text-ink-3">{text.forwardBy(spanText(rest))}</span>
            <span className="sr-only">{text.on(network)}</span>
          </Button>
        )}
      </span>
    </div>
  );
}
