import { createContext, useContext } from "react";
import type { SignedIn } from "../calls/replies.ts";
import type { Place, PlaceChange } from "../place.ts";

/** What the app around a drawer does for it. */
export type DrawerHost = { signIn: (session: SignedIn) => void };

/** Where the console is and how it goes elsewhere: by the page's address, or inside a drawer. */
export type Places = {
  readonly place: Place;
  readonly go: (change: PlaceChange) => void;
  /** Of the console's own page, also from a drawer: a link opens there in a new tab. */
  readonly hrefOf: (change: PlaceChange) => string;
  readonly drawer: DrawerHost | null;
};

export const PlacesContext = createContext<Places | null>(null);

export function usePlaces(): Places {
  const places = useContext(PlacesContext);
  if (!places) throw new Error("A panel stands in the console's page or in its drawer.");
  return places;
}
export const usePlace = (): Place => usePlaces().place;
