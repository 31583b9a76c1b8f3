import { useIntl } from "react-intl";
import { FormattedMessage, type MessageId } from "../intl/intl.ts";
import { Countdown } from "../page/when.tsx";
import { HeldRing } from "../quote/held-ring.tsx";
import type { Held } from "../time/deadline.ts";
import { useDeadline } from "../time/deadline.ts";
import { formatCountdown, formatTime } from "../time/time.ts";

export interface PayByProps {
  held: Held;
  /** The action that is due. */
  words: Extract<MessageId, "quickPay.payBy" | "quickPay.agreeBy">;
}

/** The time left: a ring, a countdown and the deadline. */
export function PayBy({ held, words }: PayByProps) {
  const intl = useIntl();
  const seconds = useDeadline(held.expiresAt);
  return (
    <p className="flex items-center gap-2 text-ink-2">
      <HeldRing held={held} />
      <span className="font-medium text-ink">
        <Countdown seconds={seconds} words={formatCountdown(seconds)} />
      </span>
      <FormattedMessage id={words} values={{ time: formatTime(held.expiresAt, intl) }} />
    </p>
  );
}
