import { Card, CardBody, CardFooter, CardHeader, CardTitle, Segmented, Skeleton } from "@coffer/ui";
import { useAct } from "../../api/control.ts";
import { useWorldNow } from "../../api/world-now.ts";
import { Failure } from "../../parts/failure.tsx";
import { longDayText, timeText } from "../../parts/time.ts";
import { words } from "../../words.ts";
import { Advance } from "./advance.tsx";

const text = words.overview;

/** The world's time: what it is, whether it runs, and going forward. */
export function ClockCard() {
  const { now, mode } = useWorldNow();
  const freeze = useAct("POST clock/freeze");
  const live = useAct("POST clock/live");
  return (
    <Card>
      <CardHeader>
        <CardTitle>{text.clock}</CardTitle>
        <Segmented
          aria-label={text.modeLabel}
          value={mode ?? ""}
          onValueChange={(chosen) => (chosen === "live" ? live : freeze).mutate({})}
          disabled={freeze.isPending || live.isPending}
          options={[
            { value: "live", label: words.clock.live },
            { value: "frozen", label: words.clock.frozen },
          ]}
        />
      </CardHeader>
      <div className="px-5 pb-5">
        {now === undefined ? (
          <Skeleton className="h-[76px] w-64" />
        ) : (
          <time dateTime={new Date(now).toISOString()} className="block">
            <span className="block font-serif text-figure">{timeText(now)}</span>
            <span className="block text-ink-2">
              {longDayText(now)}, {words.utc}
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
