import { type ReactNode, useMemo, useState } from "react";
import { addressOf, moveTo, type Place, sections } from "../place.ts";
import { type Places, PlacesContext } from "../places.tsx";
import type { DrawerOptions } from "./options.ts";

const CONSOLE = "/__sandbox/";
/** Per tab: a sign-in reloads the page, and the drawer keeps its place. */
const name = "coffer_sandbox_drawer_section";

/** The console inside a drawer: the address belongs to the app, so the place is stored here. */
export function DrawerPlaces({ world, signIn, children }: DrawerOptions & { children: ReactNode }) {
  const [place, setPlace] = useState<Place>(() => ({
    world,
    section: firstSection(),
    item: null,
    signIn: null,
    web: null,
  }));
  const places = useMemo<Places>(
    () => ({
      place,
      go: (change) => {
        const next = moveTo(place, change);
        if (next.section !== null) remember(next.section);
        setPlace(next);
      },
      hrefOf: (change) => addressOf(moveTo(place, change), CONSOLE),
      drawer: { signIn },
    }),
    [place, signIn],
  );
  return <PlacesContext value={places}>{children}</PlacesContext>;
}

function firstSection(): Place["section"] {
  try {
    return sections.find((each) => each === sessionStorage.getItem(name)) ?? "inbox";
  } catch {
    return "inbox";
  }
}

function remember(section: string): void {
  try {
    sessionStorage.setItem(name, section);
  } catch {
    // Blocked storage: it starts at its default section.
  }
}
