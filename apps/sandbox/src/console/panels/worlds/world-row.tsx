import { Button, StatusChip } from "@coffer/ui";
import type { WorldListed } from "../../calls/replies.ts";
import { ModeChip } from "../../frame/clock-line.tsx";
import { useTimes } from "../../parts/use-times.ts";
import { MAIN_WORLD } from "../../place.ts";
import { PlaceLink, usePlace } from "../../places.tsx";
import { useWords } from "../../words/use-words.ts";
import { ExportWorld } from "./export-world.tsx";

interface WorldRowProps {
  world: WorldListed;
  onFork: () => void;
  onDelete: () => void;
}

export function WorldRow({ world, onFork, onDelete }: WorldRowProps) {
  const words = useWords();
  const text = words.worlds;
  const { momentText } = useTimes();
  const { id, owner, expiresAt } = world;
  const isCurrent = usePlace().world === id;
  return (
    <li className="grid items-center gap-x-6 gap-y-3 px-5 py-3.5 @3xl:grid-cols-[minmax(0,2fr)_minmax(0,2fr)_minmax(0,19rem)]">
      <p className="flex min-w-0 flex-wrap items-center gap-x-2.5 gap-y-1">
        <span className="wrap-anywhere min-w-0 font-medium">{id}</span>
        {isCurrent && <StatusChip dot={false}>{text.current}</StatusChip>}
        {expiresAt !== null && <StatusChip dot={false}>{text.unchanged}</StatusChip>}
      </p>
      <div className="text-label">
        {world.loaded && (
          <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            {momentText(world.now)} <span className="text-ink-3">{words.frame.utc}</span> <ModeChip mode={world.mode} />
          </p>
        )}
        <p className="mt-0.5 text-ink-2">
          {owner !== null && `${owner} · `}
          {world.loaded ? text.counts(world.requests, world.entries) : text.saved}
        </p>
      </div>
      <div className="flex flex-wrap gap-2 @3xl:justify-end">
        {!isCurrent && (
          <Button asChild size="sm" variant="secondary">
            <PlaceLink to={{ world: id, section: "overview" }} aria-label={text.openNamed(id)}>
              {text.open}
            </PlaceLink>
          </Button>
        )}
        <ExportWorld id={id} />
        <Button size="sm" variant="secondary" onClick={onFork} aria-label={text.forkNamed(id)}>
          {text.fork}
        </Button>
        {id !== MAIN_WORLD && (
          <Button size="sm" variant="secondary" onClick={onDelete} aria-label={text.deleteNamed(id)}>
            {text.delete}
          </Button>
        )}
      </div>
    </li>
  );
}
