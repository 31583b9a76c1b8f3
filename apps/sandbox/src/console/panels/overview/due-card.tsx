import { Button, Card, CardFooter, CardHeader, CardTitle } from "@coffer/ui";
import { useAct, useControl } from "../../calls/control.ts";
import { useWorldNow } from "../../calls/world-now.ts";
import { Failure } from "../../parts/failure.tsx";
import { Loaded } from "../../parts/loaded.tsx";
import { useTimes } from "../../parts/use-times.ts";
import { useWords } from "../../words/use-words.ts";

const SHOWN = 6;

/** The next scheduled tasks. */
export function DueCard() {
  const words = useWords();
  const text = words.overview;
  const { momentText, spanText } = useTimes();
  const clock = useControl("clock", { every: 2000 });
  const { now = 0 } = useWorldNow();
  const advance = useAct("POST clock/advance");
  const runDue = useAct("POST clock/run-due");
  const [next] = clock.data?.due ?? [];
  return (
    <Card>
      <CardHeader className="pb-3">
        <CardTitle>{text.due}</CardTitle>
        {clock.data && clock.data.dueCount > SHOWN && (
          <span className="text-ink-2 text-label">{text.dueMore(clock.data.dueCount - SHOWN)}</span>
        )}
      </CardHeader>
      <Loaded query={clock} rows={1}>
        {({ due }) =>
          due.length === 0 ? (
            <p className="px-5 pb-5 text-ink-2">{text.dueNone}</p>
          ) : (
            <ul className="divide-y divide-line border-line border-t">
              {due.slice(0, SHOWN).map(({ at, kind, payload }) => (
                <li
                  key={`${at} ${kind} ${String(payload.id)}`}
                  className="flex items-baseline justify-between gap-4 px-5 py-2.5"
                >
                  <span className="wrap-anywhere min-w-0 font-mono text-label">
                    {kind} <span className="text-ink-3">{String(payload.id ?? "")}</span>
                  </span>
                  <time dateTime={at} title={momentText(at)} className="shrink-0 text-ink-2 text-label">
                    {words.frame.in(spanText(Date.parse(at) - now))}
                  </time>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      {next && (
        <CardFooter className="flex flex-wrap gap-2">
          <Button size="sm" variant="secondary" onClick={() => runDue.mutate({})} loading={runDue.isPending}>
            {text.runDue}
          </Button>
          <Button
            size="sm"
            variant="secondary"
            onClick={() => advance.mutate({ to: next.at })}
            loading={advance.isPending}
            disabled={Date.parse(next.at) < now}
          >
            {text.runNext}
          </Button>
          <Failure error={runDue.error ?? advance.error} />
        </CardFooter>
      )}
    </Card>
  );
}
