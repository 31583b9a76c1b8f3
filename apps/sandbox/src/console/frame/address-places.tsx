import { type ReactNode, useMemo, useSyncExternalStore } from "react";
import { addressOf, moveTo, readPlace } from "../place.ts";
import { type Places, PlacesContext } from "../places.tsx";

const moved = "coffer:moved";

/** The console on its own page: the address is its state. */
export function AddressPlaces({ children }: { children: ReactNode }) {
  const href = useSyncExternalStore(subscribe, () => location.href);
  const places = useMemo<Places>(() => {
    const { pathname, search, hash } = new URL(href);
    const place = readPlace({ search, hash });
    const hrefOf: Places["hrefOf"] = (change) => addressOf(moveTo(place, change), pathname);
    const go: Places["go"] = (change) => {
      history.pushState(null, "", hrefOf(change));
      window.dispatchEvent(new Event(moved));
    };
    return { place, go, hrefOf, drawer: null };
  }, [href]);
  return <PlacesContext value={places}>{children}</PlacesContext>;
}

function subscribe(listener: () => void) {
  const events = ["popstate", "hashchange", moved];
  for (const event of events) window.addEventListener(event, listener);
  return () => {
    for (const event of events) window.removeEventListener(event, listener);
  };
}
