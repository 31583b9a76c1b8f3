import { cn } from "@coffer/ui";
import { useIntl } from "react-intl";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { Countdown } from "../../../platform/page/when.tsx";
import { Ring } from "../../../platform/quote/ring.tsx";
import { type Held, secondsHeld, useDeadline } from "../../../platform/time/deadline.ts";
import { formatCountdown, formatMoment, formatTime, zoneName } from "../../../platform/time/time.ts";

/** Orange below the first share of the time, red below the second. */
const ORANGE = 0.25;
const RED = 0.1;

export type Urgency = "calm" | "soon" | "now";
export const urgencyOf = (left: number, of: number): Urgency =>
  left < of * RED ? "now" : left < of * ORANGE ? "soon" : "calm";

const looks: Record<Urgency, string> = {
  calm: "border-line bg-surface text-ink",
  soon: "border-transparent bg-warn-tint text-warn",
  now: "border-transparent bg-bad-tint text-bad",
};

/** The time left by the server's clock: a ring, minutes, the deadline; the full moment on hover. */
export function OrderTimer({ deadline }: { deadline: Held }) {
  const intl = useIntl();
  const { expiresAt, serverTime } = deadline;
  const left = useDeadline(expiresAt, serverTime);
  const of = secondsHeld(deadline);
  const urgency = urgencyOf(left, of);
  return (
    <div
      data-urgency={urgency}
      title={`${formatMoment(expiresAt, intl)} ${zoneName()} · ${formatMoment(expiresAt, intl, "UTC")} UTC`}
      className={cn("flex items-center gap-3 rounded-lg border px-4 py-3 max-sm:w-full [&_svg]:size-9", looks[urgency])}
    >
      <Ring left={left} of={of} tone={urgency === "calm" ? undefined : "current"} />
      <div>
        <p className="font-semibold text-[22px] leading-7">
          <Countdown seconds={left} words={formatCountdown(left)} />
        </p>
        <p className="text-label">
          <FormattedMessage id="p2p.leftUntil" values={{ time: formatTime(expiresAt, intl) }} />
        </p>
      </div>
    </div>
  );
}
