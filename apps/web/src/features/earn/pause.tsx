import type { FinancialProductDetail } from "@coffer/sdk";
import { Notice } from "@coffer/ui";
import { LockIcon } from "lucide-react";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { Countdown } from "../../platform/page/when.tsx";
import { type Pause, pauseAround, pauseTimes } from "../../platform/time/daily-pause.ts";
import { serverNow, useDeadline, useIsOver } from "../../platform/time/deadline.ts";
import { formatCountdown, zoneName } from "../../platform/time/time.ts";

export type Pausing = Pick<
  FinancialProductDetail,
  "nextRedemptionPauseAt" | "redemptionPauseFrom" | "redemptionPauseTo"
>;

/** Returns the current or next pause; rerenders at its start and end. */
export function usePause({ nextRedemptionPauseAt, redemptionPauseFrom, redemptionPauseTo }: Pausing) {
  const pause = pauseAround(nextRedemptionPauseAt, redemptionPauseFrom, redemptionPauseTo, serverNow());
  const isPaused = useIsOver(pause.from);
  const left = useDeadline(isPaused ? pause.to : undefined);
  return { pause, isPaused, left };
}

/** "17:00–17:20 Europe/London · 16:00–16:20 UTC" */
export function PauseLine({ product }: { product: Pausing }) {
  const { pause } = usePause(product);
  return <PauseTimes pause={pause} />;
}

function PauseTimes({ pause }: { pause: Pause }) {
  const [here, utc] = [pauseTimes(pause), pauseTimes(pause, "UTC")];
  if (here === utc) return <FormattedMessage id="earn.pauseUtc" values={{ utc }} />;
  return <FormattedMessage id="earn.pauseTimes" values={{ here, zone: zoneName(), utc }} />;
}

/** Announced before, and counted down during the pause. */
export function PauseNotice({ product }: { product: Pausing }) {
  const { pause, isPaused, left } = usePause(product);
  if (!isPaused)
    return (
      <p className="flex items-start gap-2 text-ink-2 text-label">
        <LockIcon aria-hidden className="mt-0.5 size-3.5 shrink-0" />
        <span>
          <FormattedMessage id="earn.pauseEvery" /> <PauseTimes pause={pause} />
        </span>
      </p>
    );
  return (
    <Notice
      title={<FormattedMessage id="earn.paused" />}
      action={
        <span className="font-[450] font-serif text-[22px]">
          <Countdown seconds={left} words={formatCountdown(left)} />
        </span>
      }
    >
      <FormattedMessage id="earn.pausedBody" /> <PauseTimes pause={pause} />
    </Notice>
  );
}
