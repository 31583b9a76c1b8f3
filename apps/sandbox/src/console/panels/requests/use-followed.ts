import { type RefObject, useEffect, useState } from "react";
import type { LoggedRow } from "../../calls/replies.ts";

export type Followed = { shown: readonly LoggedRow[]; newer: number; catchUp: () => void };

/**
 * The rows as they arrive, or, while the user reads (`held`), without later ones: the list stays still,
 * and the number of held rows is shown. `found` are the filtered rows of `all`.
 */
export function useFollowed(all: readonly LoggedRow[], found: readonly LoggedRow[], held: boolean): Followed {
  const [newest, setNewest] = useState<string | null>(null);
  const first = all[0]?.requestId ?? null;
  if (!held && newest !== null) setNewest(null);
  if (held && newest === null && first !== null) setNewest(first);
  return { ...split(all, found, held ? newest : null), catchUp: () => setNewest(first) };
}

/** If the last row is gone, because the log was cleared or has turned over, nothing is held back. */
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

/** Returns whether the user reads: the pointer or the focus is inside, or the start is scrolled away. */
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
    // Captured, because scroll doesn't bubble; the focus has moved only after its event.
    const later = () => requestAnimationFrame(look);
    for (const event of events) document.addEventListener(event, later, { capture: true, passive: true });
    return () => {
      for (const event of events) document.removeEventListener(event, later, { capture: true });
    };
  }, [ref]);
  return isReading;
}
