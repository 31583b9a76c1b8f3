import { Card, CardFooter, CardHeader, CardTitle } from "@coffer/ui";
import { useControl } from "../../calls/control.ts";
import { Loaded } from "../../parts/loaded.tsx";
import { useTimes } from "../../parts/use-times.ts";
import { useWords } from "../../words/use-words.ts";

const SHOWN = 20;

/** The replaced worlds with their users, newest first. */
export function AuditCard() {
  const words = useWords();
  const text = words.worlds;
  const { momentText } = useTimes();
  const audit = useControl("audit");
  return (
    <Card>
      <CardHeader className="pb-3">
        <CardTitle>{text.audit}</CardTitle>
      </CardHeader>
      <Loaded query={audit} rows={2}>
        {({ items }) =>
          items.length === 0 ? (
            <p className="px-5 pb-5 text-ink-2">{text.noAudit}</p>
          ) : (
            <ol className="divide-y divide-line border-line border-t">
              {items.slice(0, SHOWN).map(({ at, by, call, world }, index) => (
                // Entries are only prepended, and two may be equal.
                <li key={items.length - index} className="flex flex-wrap justify-between gap-x-4 gap-y-1 px-5 py-2.5">
                  <span className="wrap-anywhere min-w-0">{text.audited(by, call, world)}</span>
                  <span className="text-ink-2 text-label">
                    {momentText(at)} {words.frame.utc}
                  </span>
                </li>
              ))}
            </ol>
          )
        }
      </Loaded>
      <CardFooter className="text-ink-2 text-label">{text.auditNote}</CardFooter>
    </Card>
  );
}
