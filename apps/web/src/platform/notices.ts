import { useSyncExternalStore } from "react";
import { createListeners } from "./listeners.ts";

/** Something to tell wherever one is by now: an act that went well, a failure no place on the page shows. */
export interface Notice {
  tone: "success" | "error" | "info";
  words: string;
  details?: string | undefined;
}

let waiting: readonly Notice[] = [];
const listeners = createListeners();

function wait(next: readonly Notice[]): void {
  waiting = next;
  listeners.tell();
}

/** Shows a notice. What draws it is loaded with the first one. */
export const notify = (notice: Notice): void => wait([...waiting, notice]);

/** The notices nobody has drawn yet, for who draws them. */
export function takeNotices(): readonly Notice[] {
  const taken = waiting;
  if (taken.length > 0) wait([]);
  return taken;
}

export const useWaitingNotices = (): readonly Notice[] =>
  useSyncExternalStore(
    listeners.add,
    () => waiting,
    () => waiting,
  );
