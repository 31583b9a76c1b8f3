import { type ComponentProps, createContext, type MouseEvent, useContext } from "react";
import type { Place, PlaceChange } from "./place.ts";

/** The reply of signing a persona in. */
export type SignedIn = {
  uid: string;
  accountType: number;
  accessToken: string;
  refreshToken: string;
  accessTokenExpireInSeconds: number;
};

/** The functions of the app around a drawer. */
export type DrawerHost = { signIn: (session: SignedIn) => void };

/** The console's place and navigation: by the page's address, or inside a drawer. */
export type Places = {
  readonly place: Place;
  readonly go: (change: PlaceChange) => void;
  /** Returns an address of the console's own page, from a drawer too: a link opens there in a new tab. */
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

export interface PlaceLinkProps extends Omit<ComponentProps<"a">, "href"> {
  to: PlaceChange;
}

/** Navigates without a load; with a modifier key it behaves as a link. */
export function PlaceLink({ to, onClick, ...props }: PlaceLinkProps) {
  const { go, hrefOf } = usePlaces();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (event.defaultPrevented || !isPlain) return;
    event.preventDefault();
    go(to);
  };
  return <a {...props} href={hrefOf(to)} onClick={follow} />;
}
