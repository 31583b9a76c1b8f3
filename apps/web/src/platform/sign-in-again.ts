import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { createListeners } from "./listeners.ts";

/** Why a session is over. */
export type EndReason = "ended" | "elsewhere" | "idle";

/** Somebody whose session is over while the page holds what they typed: they sign in over it and go on. */
export interface SignInAgain {
  reason: EndReason;
  /** Whose page it is. */
  uid: string;
  /** What the server says about it, where it does. */
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

/** Asks for it: the page stays, and its person stays known, until it is answered. */
export const askSignInAgain = (next: SignInAgain): void => change(next);

/** It is answered: somebody is in again, or goes. */
export function endSignInAgain(back: boolean): void {
  change(undefined);
  if (back) returned.tell();
}

export const listenSignInAgain = listeners.add;
export const useSignInAgain = (): SignInAgain | undefined =>
  useSyncExternalStore(listenSignInAgain, signInAgain, signInAgain);

/** Runs when the person is back. */
export function useSignedInAgain(back: () => void): void {
  const run = useEffectEvent(back);
  useEffect(() => returned.add(() => run()), []);
}
