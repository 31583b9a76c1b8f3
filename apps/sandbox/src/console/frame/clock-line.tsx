import { Skeleton, StatusChip } from "@coffer/ui";
import { useWorldNow } from "../calls/world-now.ts";
import { useTimes } from "../parts/use-times.ts";
import { useWords } from "../words/use-words.ts";

/** The world's time in the header. */
export function ClockLine() {
  const words = useWords();
  const { dayText, timeText } = useTimes();
  const { now, mode } = useWorldNow();
  if (now === undefined || mode === undefined) return <Skeleton className="h-5 w-52" />;
  return (
    <p className="flex items-center gap-2.5 whitespace-nowrap text-label">
      <span className="sr-only">{words.frame.clock.label}</span>
      <time dateTime={new Date(now).toISOString()} className="text-ink">
        <span className="text-ink-2">{dayText(now)}</span> {timeText(now)}{" "}
        <span className="text-ink-3">{words.frame.utc}</span>
      </time>
      <ModeChip mode={mode} />
    </p>
  );
}

export function ModeChip({ mode }: { mode: "live" | "frozen" }) {
  const words = useWords();
  return <StatusChip tone={mode === "live" ? "good" : "info"}>{words.frame.clock[mode]}</StatusChip>;
}
