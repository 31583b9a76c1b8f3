import { Card, CardBody, CardFooter, CardHeader, CardTitle, Segmented, Select, Skeleton } from "@coffer/ui";
import { useAct, useControl } from "../../calls/control.ts";
import { useWorldNow } from "../../calls/world-now.ts";
import { Failure } from "../../parts/failure.tsx";
import { useTimes } from "../../parts/use-times.ts";
import { useWords } from "../../words/use-words.ts";
import { Advance } from "./advance.tsx";

/** World seconds per real second. */
const SPEEDS = [1, 10, 60, 600, 3600];

/** The world's clock: its time, mode and speed, and advancing. */
export function ClockCard() {
  const words = useWords();
  const text = words.overview;
  const { longDayText, timeText } = useTimes();
  const { now, mode } = useWorldNow();
  const speed = useControl("clock", { every: 2000 }).data?.speed;
  const freeze = useAct("POST clock/freeze");
  const live = useAct("POST clock/live");
  const speeds = [...new Set([...SPEEDS, speed ?? 1])].sort((a, b) => a - b);
  return (
    <Card className="@container">
      <CardHeader>
        <CardTitle>{text.clock}</CardTitle>
        <div className="flex items-center gap-2.5">
          {mode === "live" && speed !== undefined && (
            <Select
              aria-label={text.speed}
              options={speeds.map((times) => ({ value: String(times), label: text.speedTimes(times) }))}
              value={String(speed)}
              onValueChange={(times) => live.mutate({ speed: Number(times) })}
              className="w-28"
            />
          )}
          <Segmented
            aria-label={text.modeLabel}
            className="shrink-0 flex-nowrap"
            value={mode ?? ""}
            onValueChange={(chosen) => (chosen === "live" ? live : freeze).mutate({})}
            disabled={freeze.isPending || live.isPending}
            options={[
              { value: "live", label: words.frame.clock.live },
              { value: "frozen", label: words.frame.clock.frozen },
            ]}
          />
        </div>
      </CardHeader>
      <div className="px-5 pb-5">
        {now === undefined ? (
          <Skeleton className="h-[76px] w-64" />
        ) : (
          <time dateTime={new Date(now).toISOString()} className="block">
            <span className="block font-serif text-figure">{timeText(now)}</span>
            <span className="block text-ink-2">
              {longDayText(now)} <span className="text-ink-3">{words.frame.utc}</span>
            </span>
          </time>
        )}
        <div className="mt-3 empty:hidden">
          <Failure error={freeze.error ?? live.error} />
        </div>
      </div>
      <CardBody className="border-line border-t sm:p-5">
        <Advance />
      </CardBody>
      <CardFooter className="text-ink-2 text-label">{text.clockNote}</CardFooter>
    </Card>
  );
}
