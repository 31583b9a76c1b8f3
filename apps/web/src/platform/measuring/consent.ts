import { useSyncExternalStore } from "react";
import { createListeners } from "../listeners.ts";
import { localStore } from "../storage.ts";

export type Consent = "yes" | "no";

const name = "measuring";
const listeners = createListeners();
let isAsked = false;

/** Returns whether this device's user allows counting; undefined before an answer. */
export const consent = (): Consent | undefined =>
  (["yes", "no"] as const).find((each) => each === localStore.get(name));

export function setConsent(said: Consent): void {
  localStore.set(name, said);
  isAsked = false;
  listeners.tell();
}

/** Shows the question again after an earlier answer. */
export function askAgain(): void {
  isAsked = true;
  listeners.tell();
}

export const useConsent = () => useSyncExternalStore(listeners.add, consent, () => undefined);
/** Returns whether the question is visible: before an answer, and when the user wants to change it. */
export const useIsAsked = () =>
  useSyncExternalStore(
    listeners.add,
    () => isAsked || consent() === undefined,
    () => false,
  );
