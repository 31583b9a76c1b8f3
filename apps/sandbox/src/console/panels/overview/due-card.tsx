import { Card, CardHeader, CardTitle } from "@coffer/ui";
import { useControl } from "../../api/control.ts";
import { useWorldNow } from "../../api/world-now.ts";
import { Loaded } from "../../parts/loaded.tsx";
import { momentText, spanText } from "../../parts/time.ts";
import { words } from "../../words.ts";

const SHOWN = 6;
const text = words.overview;

/** What happens next by itself. */
export function DueCard() {
  const clock = useControl("clock", 2000);
  const { now = 0 } = useWorldNow();
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
                  <span className="min-w-0 truncate font-mono text-label">
                    {kind} <span className="text-ink-3">{String(payload.id ?? "")}</span>
                  </span>
                  <time dateTime={at} title={momentText(at)} className="shrink-0 text-ink-2 text-label">
                    {words.in(spanText(Date.parse(at) - now))}
                  </time>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  );
}
