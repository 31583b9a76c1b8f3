import { Button, Card } from "@coffer/ui";
import { useState } from "react";
import { useControl } from "../../calls/control.ts";
import { Loaded } from "../../parts/loaded.tsx";
import { Page } from "../../parts/page.tsx";
import { useWords } from "../../words/use-words.ts";
import { DeleteWorld } from "./delete-world.tsx";
import { NameWorld, type Naming } from "./name-world.tsx";
import { WorldRow } from "./world-row.tsx";

/** The isolated backends of this sandbox. */
export function Worlds() {
  const words = useWords();
  const text = words.worlds;
  const worlds = useControl("worlds");
  const [naming, setNaming] = useState<Naming | null>(null);
  const [deleting, setDeleting] = useState<string | null>(null);
  return (
    <Page
      title={words.frame.sections.worlds}
      state={text.state}
      actions={<Button onClick={() => setNaming({ from: null })}>{text.create}</Button>}
    >
      <Card>
        <Loaded query={worlds} rows={2}>
          {({ items }) => (
            <ul className="divide-y divide-line">
              {items.map((world) => (
                <WorldRow
                  key={world.id}
                  world={world}
                  onFork={() => setNaming({ from: world.id })}
                  onDelete={() => setDeleting(world.id)}
                />
              ))}
            </ul>
          )}
        </Loaded>
      </Card>
      <NameWorld naming={naming} onClose={() => setNaming(null)} />
      <DeleteWorld id={deleting} onClose={() => setDeleting(null)} />
    </Page>
  );
}
