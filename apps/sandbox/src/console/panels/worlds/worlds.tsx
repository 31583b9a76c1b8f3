import { Button, Card, CardHeader, CardTitle } from "@coffer/ui";
import { useState } from "react";
import { useControl } from "../../calls/control.ts";
import { grouped } from "../../parts/grouped.ts";
import { Loaded } from "../../parts/loaded.tsx";
import { Page } from "../../parts/page.tsx";
import { useTimes } from "../../parts/use-times.ts";
import { useWords } from "../../words/use-words.ts";
import { AuditCard } from "./audit-card.tsx";
import { CompareCard } from "./compare-card.tsx";
import { DeleteWorld } from "./delete-world.tsx";
import { ImportWorld } from "./import-world.tsx";
import { NameWorld, type Naming } from "./name-world.tsx";
import { ServerCard } from "./server/server-card.tsx";
import { SnapshotsCard } from "./snapshots/snapshots-card.tsx";
import { WorldRow } from "./world-row.tsx";

/** The isolated backends of this sandbox. */
export function Worlds() {
  const words = useWords();
  const text = words.worlds;
  const { spanText } = useTimes();
  const worlds = useControl("worlds");
  const [naming, setNaming] = useState<Naming | null>(null);
  const [deleting, setDeleting] = useState<string | null>(null);
  const [isImporting, setImporting] = useState(false);
  return (
    <Page
      title={words.frame.sections.worlds}
      state={text.state}
      actions={
        <>
          <Button variant="secondary" onClick={() => setImporting(true)}>
            {text.import}
          </Button>
          <Button onClick={() => setNaming({ from: null })}>{text.create}</Button>
        </>
      }
    >
      <Card>
        <CardHeader className="pb-3">
          <CardTitle>{text.list}</CardTitle>
        </CardHeader>
        <Loaded query={worlds} rows={2}>
          {({ items, limits }) => (
            <>
              <p className="px-5 pb-3 text-ink-2 text-label">
                {text.limits(
                  grouped(String(items.length)),
                  grouped(String(limits.maxWorlds)),
                  limits.expire ? spanText(limits.worldLife) : null,
                )}
              </p>
              <ul className="divide-y divide-line border-line border-t">
                {items.map((world) => (
                  <WorldRow
                    key={world.id}
                    world={world}
                    onFork={() => setNaming({ from: world.id })}
                    onDelete={() => setDeleting(world.id)}
                  />
                ))}
              </ul>
            </>
          )}
        </Loaded>
      </Card>
      <SnapshotsCard />
      {worlds.data && worlds.data.items.length > 1 && <CompareCard ids={worlds.data.items.map(({ id }) => id)} />}
      <AuditCard />
      <ServerCard />
      <NameWorld naming={naming} onClose={() => setNaming(null)} />
      <DeleteWorld id={deleting} onClose={() => setDeleting(null)} />
      <ImportWorld open={isImporting} onClose={() => setImporting(false)} />
    </Page>
  );
}
