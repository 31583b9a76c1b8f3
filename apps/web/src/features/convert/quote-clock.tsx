import { Spinner } from "@coffer/ui";
import { Text, useText } from "../../platform/intl/text.tsx";
import { Countdown } from "../../platform/page/when.tsx";
import { Ring } from "../../platform/quote/ring.tsx";
import { type Held, secondsHeld, useDeadline } from "../../platform/time/deadline.ts";

/** Until the next price, by the server's seconds. */
export function QuoteClock({ held }: { held: Held }) {
  const secondsLeft = useDeadline(held.expiresAt, held.serverTime);
  const text = useText();
  return (
    <span className="flex items-center gap-2 text-ink-2 text-label">
      {secondsLeft === 0 ? (
        <>
          <Spinner className="size-4" />
          <Text id="convert.newQuote" />
        </>
      ) : (
        <>
          <Ring left={secondsLeft} of={secondsHeld(held)} />
          <Countdown seconds={secondsLeft} words={text("convert.newQuoteIn", { seconds: secondsLeft })} />
        </>
      )}
    </span>
  );
}
