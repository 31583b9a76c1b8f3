import { Countdown } from "../../kernel/page/when.tsx";
import { HeldRing } from "../../kernel/quote/held-ring.tsx";
import type { Held } from "../../lib/deadline.ts";
import { useDeadline } from "../../lib/deadline.ts";
import type { MessageId } from "../../lib/text.tsx";
import { Text, useLocale } from "../../lib/text.tsx";
import { formatCountdown, formatTime } from "../../lib/time.ts";

export interface PayByProps {
  held: Held;
  /** What is to be done by then. */
  words: Extract<MessageId, "quickBuy.payBy" | "quickBuy.agreeBy">;
}

/** How long there still is: the ring, the time left and the moment it ends. */
export function PayBy({ held, words }: PayByProps) {
  const locale = useLocale();
  const seconds = useDeadline(held.expiresAt);
  return (
    <p className="flex items-center gap-2 text-ink-2">
      <HeldRing held={held} />
      <span className="font-medium text-ink">
        <Countdown seconds={seconds} words={formatCountdown(seconds)} />
      </span>
      <Text id={words} values={{ time: formatTime(held.expiresAt, locale) }} />
    </p>
  );
}
