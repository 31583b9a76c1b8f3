import type { ComponentProps, MouseEvent } from "react";
import type { PlaceChange } from "../place.ts";
import { usePlaces } from "./places.ts";

export interface PlaceLinkProps extends Omit<ComponentProps<"a">, "href"> {
  to: PlaceChange;
}

/** Goes there without loading anything; with a modifier key it opens as any link does. */
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
