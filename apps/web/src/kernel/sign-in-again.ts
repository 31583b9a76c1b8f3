import { useEffect, useEffectEvent, useSyncExternalStore } from "react";

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
const listeners = new Set<() => void>();
const returned = new Set<() => void>();

export const signInAgain = (): SignInAgain | undefined => wanted;

function change(next: SignInAgain | undefined): void {
  wanted = next;
  for (const listener of listeners) listener();
}

/** Asks for it: the page stays, and its person stays known, until it is answered. */
export const askSignInAgain = (next: SignInAgain): void => change(next);

/** It is answered: somebody is in again, or goes. */
export function endSignInAgain(back: boolean): void {
  change(undefined);
  if (back) for (const listener of returned) listener();
}

export function listenSignInAgain(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
export const useSignInAgain = (): SignInAgain | undefined =>
  useSyncExternalStore(listenSignInAgain, signInAgain, signInAgain);

/** Runs when the person is back. */
export function useSignedInAgain(back: () => void): void {
  const run = useEffectEvent(back);
  useEffect(() => {
    const listener = () => run();
    returned.add(listener);
    return () => void returned.delete(listener);
  }, []);
}
