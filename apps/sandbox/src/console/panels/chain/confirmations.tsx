import { Button, Progress } from "@coffer/ui";
import type { Transaction } from "../../api/replies.ts";
import { spanText } from "../../parts/time.ts";
import { words } from "../../words.ts";

const text = words.chain;

interface ConfirmationsProps {
  transaction: Transaction;
  mine: (milliseconds: number) => void;
  isBusy: boolean;
}

/** How far it is, and the blocks to bring it further. Each transaction counts blocks from when it was seen. */
export function Confirmations({ transaction, mine, isBusy }: ConfirmationsProps) {
  const { confirmations, needed, blockSeconds, network } = transaction;
  const block = blockSeconds * 1000;
  const rest = Math.max(1, needed - confirmations) * block;
  const progress = text.progress(confirmations, needed);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 max-lg:order-2 max-lg:col-span-2 lg:justify-end">
      <span className="flex min-w-28 flex-1 items-center gap-2.5">
        <Progress value={confirmations} max={needed} label={text.confirmations} valueText={progress} />
        <span aria-hidden className="shrink-0 whitespace-nowrap text-ink-2 text-label">
          {progress}
        </span>
      </span>
      <span className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:flex-1 max-sm:*:px-2">
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
