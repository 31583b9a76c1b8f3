import { useSyncExternalStore } from "react";
import { createListeners } from "./listeners.ts";

/** A message independent of the page: a success, or a failure without its own place. */
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

/** Shows a notice. The toaster is loaded with the first one. */
export const notify = (notice: Notice): void => wait([...waiting, notice]);

/** Returns the pending notices for the toaster. */
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
