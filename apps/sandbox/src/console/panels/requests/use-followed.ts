import { type RefObject, useEffect, useState } from "react";
import type { LoggedRow } from "../../calls/replies.ts";

export type Followed = { shown: readonly LoggedRow[]; newer: number; catchUp: () => void };

/**
 * The rows as they come, or, while somebody reads (`held`), without those that came since reading began: nothing moves
 * under the eyes, and how many wait is told instead. `found` is what of `all` passes the filters.
 */
export function useFollowed(all: readonly LoggedRow[], found: readonly LoggedRow[], held: boolean): Followed {
  const [newest, setNewest] = useState<string | null>(null);
  const first = all[0]?.requestId ?? null;
  if (!held && newest !== null) setNewest(null);
  if (held && newest === null && first !== null) setNewest(first);
  return { ...split(all, found, held ? newest : null), catchUp: () => setNewest(first) };
}

/** Not found in the log any more, because it was emptied or all of it has come since, nothing is held back. */
export function split(all: readonly LoggedRow[], found: readonly LoggedRow[], newest: string | null) {
  const since =
    newest === null
      ? 0
      : Math.max(
          0,
          all.findIndex(({ requestId }) => requestId === newest),
        );
  const held = new Set(all.slice(0, since).map(({ requestId }) => requestId));
  const shown = found.filter(({ requestId }) => !held.has(requestId));
  return { shown, newer: found.length - shown.length };
}

/** Whether somebody reads in there: the pointer or the focus is inside, or its beginning is scrolled away. */
export function useReading(ref: RefObject<HTMLElement | null>): boolean {
  const [isReading, setReading] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const look = () => {
      const isScrolled = element.getBoundingClientRect().top < 0;
      setReading(isScrolled || element.matches(":hover") || element.contains(document.activeElement));
    };
    const events = ["pointerover", "pointerout", "focusin", "focusout", "scroll"] as const;
    // Captured, since scrolling doesn't bubble; focus has moved only after its event.
    const later = () => requestAnimationFrame(look);
    for (const event of events) document.addEventListener(event, later, { capture: true, passive: true });
    return () => {
      for (const event of events) document.removeEventListener(event, later, { capture: true });
    };
  }, [ref]);
  return isReading;
}
