import { useSyncExternalStore } from "react";
import { createListeners } from "../listeners.ts";
import { localStore } from "../storage.ts";

export type Consent = "yes" | "no";

const name = "measuring";
const listeners = createListeners();
let isAsked = false;

/** Whether this device's person lets their visit be counted; undefined while they haven't said. */
export const consent = (): Consent | undefined =>
  (["yes", "no"] as const).find((each) => each === localStore.get(name));

export function setConsent(said: Consent): void {
  localStore.set(name, said);
  isAsked = false;
  listeners.tell();
}

/** Asks again whoever has said yes or no before. */
export function askAgain(): void {
  isAsked = true;
  listeners.tell();
}

export const useConsent = () => useSyncExternalStore(listeners.add, consent, () => undefined);
/** Whether the question is to be seen: until it is answered, and when somebody wants to change their answer. */
export const useIsAsked = () =>
  useSyncExternalStore(
    listeners.add,
    () => isAsked || consent() === undefined,
    () => false,
  );
