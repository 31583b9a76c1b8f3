import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { createListeners } from "./listeners.ts";

/** Why a session has ended. */
export type EndReason = "ended" | "elsewhere" | "idle";

/** A user whose session ended while the page holds input: signs in over the page and continues. */
export interface SignInAgain {
  reason: EndReason;
  /** The page's user. */
  uid: string;
  /** The server's message, if any. */
  words?: string | undefined;
}

let wanted: SignInAgain | undefined;
const listeners = createListeners();
const returned = createListeners();

export const signInAgain = (): SignInAgain | undefined => wanted;

function change(next: SignInAgain | undefined): void {
  wanted = next;
  listeners.tell();
}

/** Asks for a new sign-in: the page and its user stay until it is answered. */
export const askSignInAgain = (next: SignInAgain): void => change(next);

/** Ends the question: a user has signed in, or has left. */
export function endSignInAgain(back: boolean): void {
  change(undefined);
  if (back) returned.tell();
}

export const listenSignInAgain = listeners.add;
export const useSignInAgain = (): SignInAgain | undefined =>
  useSyncExternalStore(listenSignInAgain, signInAgain, signInAgain);

/** Runs after the user has signed in again. */
export function useSignedInAgain(back: () => void): void {
  const run = useEffectEvent(back);
  useEffect(() => returned.add(() => run()), []);
}
