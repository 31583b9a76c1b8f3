import { useHydrated } from "@tanstack/react-router";
import { useIntl } from "react-intl";
import { FormattedMessage } from "../intl/intl.ts";
import { serverNow } from "../time/deadline.ts";
import { formatDay, formatMoment, formatRelative, zoneName } from "../time/time.ts";

const day = 86_400_000;

export interface WhenProps {
  at: string;
  /** Relative within a day. */
  relative?: boolean | undefined;
  /** Without the time of day, for publications. */
  dayOnly?: boolean | undefined;
}

/** A moment, by default in full; zone and UTC in its title. */
export function When({ at, relative, dayOnly }: WhenProps) {
  const intl = useIntl();
  const now = serverNow();
  const isHydrated = useHydrated();
  // A prerendered page is read later.
  const near = relative && isHydrated && Math.abs(Date.parse(at) - now) < day;
  return (
    <time
      dateTime={at}
      title={`${formatMoment(at, intl)} ${intl.timeZone ?? zoneName()} · ${formatMoment(at, intl, "UTC")} UTC`}
    >
      {near ? formatRelative(at, intl, now) : dayOnly ? formatDay(at, intl) : formatMoment(at, intl)}
    </time>
  );
}

/** Seconds left as text, announced only near the end. */
export function Countdown({ seconds, words }: { seconds: number; words: string }) {
  const tight = seconds === 60 || seconds === 30 || seconds === 10;
  return (
    <span>
      <span aria-hidden className="tabular-nums">
        {words}
      </span>
      <span role="timer" aria-live={tight ? "polite" : "off"} className="sr-only">
        <FormattedMessage id="page.secondsLeft" values={{ seconds }} />
      </span>
    </span>
  );
}
