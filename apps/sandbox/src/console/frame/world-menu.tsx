import {
  Button,
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "@coffer/ui";
import { ChevronDownIcon, GlobeIcon } from "lucide-react";
import { useControl } from "../calls/control.ts";
import { PlaceLink, usePlaces } from "../places.tsx";
import { useWords } from "../words/use-words.ts";

const SHOWN = 12;

/** Selects the console's world. */
export function WorldMenu() {
  const words = useWords();
  const {
    place: { world },
    go,
  } = usePlaces();
  const { data } = useControl("worlds", { every: 5000 });
  const known = data?.items.map(({ id }) => id) ?? [];
  const shown = [world, ...known.filter((id) => id !== world)].slice(0, SHOWN);
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button
          variant="secondary"
          size="sm"
          aria-label={words.frame.world.switch(world)}
          title={world}
          className="min-w-0 shrink! px-2.5!"
        >
          <GlobeIcon className="text-ink-2" />
          <span className="max-w-28 truncate sm:max-w-56">{world}</span>
          <ChevronDownIcon className="size-3.5 text-ink-2" />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start">
        <DropdownMenuLabel>{words.frame.world.choose}</DropdownMenuLabel>
        <DropdownMenuRadioGroup value={world} onValueChange={(id) => go({ world: id })}>
          {shown.map((id) => (
            <DropdownMenuRadioItem key={id} value={id}>
              {id}
            </DropdownMenuRadioItem>
          ))}
        </DropdownMenuRadioGroup>
        <DropdownMenuSeparator />
        <DropdownMenuItem asChild>
          <PlaceLink to={{ section: "worlds" }}>{words.frame.world.all}</PlaceLink>
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
