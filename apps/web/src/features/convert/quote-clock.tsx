import { Spinner } from "@coffer/ui";
import { useIntl } from "react-intl";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { Countdown } from "../../platform/page/when.tsx";
import { Ring } from "../../platform/quote/ring.tsx";
import { type Held, secondsHeld, useDeadline } from "../../platform/time/deadline.ts";

/** The time to the next price, by the server's seconds. */
export function QuoteClock({ held }: { held: Held }) {
  const secondsLeft = useDeadline(held.expiresAt, held.serverTime);
  const intl = useIntl();
  return (
    <span className="flex items-center gap-2 text-ink-2 text-label">
      {secondsLeft === 0 ? (
        <>
          <Spinner className="size-4" />
          <FormattedMessage id="convert.newQuote" />
        </>
      ) : (
        <>
          <Ring left={secondsLeft} of={secondsHeld(held)} />
          <Countdown
            seconds={secondsLeft}
            words={intl.formatMessage({ id: "convert.newQuoteIn" }, { seconds: secondsLeft })}
          />
        </>
      )}
    </span>
  );
}
