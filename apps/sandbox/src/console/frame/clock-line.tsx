import { Skeleton, StatusChip } from "@coffer/ui";
import { useWorldNow } from "../api/world-now.ts";
import { dayText, timeText } from "../parts/time.ts";
import { words } from "../words.ts";

/** The world's time, in the header. */
export function ClockLine() {
  const { now, mode } = useWorldNow();
  if (now === undefined || mode === undefined) return <Skeleton className="h-5 w-52" />;
  return (
    <p className="flex items-center gap-2.5 whitespace-nowrap text-label">
      <span className="sr-only">{words.clock.label}</span>
      <time dateTime={new Date(now).toISOString()} className="text-ink">
        <span className="text-ink-2">{dayText(now)}</span> {timeText(now)}{" "}
        <span className="text-ink-3">{words.utc}</span>
      </time>
      <ModeChip mode={mode} />
    </p>
  );
}

export const ModeChip = ({ mode }: { mode: "live" | "frozen" }) => (
  <StatusChip tone={mode === "live" ? "good" : "info"}>{words.clock[mode]}</StatusChip>
);
