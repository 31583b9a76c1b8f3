import { useSyncExternalStore } from "react";

/** A question an error code puts to the person. */
export type Question = { kind: "signIn"; words: string } | { kind: "card"; words: string; link: string | undefined };

let question: Question | undefined;
const listeners = new Set<() => void>();

export function ask(next: Question | undefined): void {
  question = next;
  for (const listener of listeners) listener();
}

export const currentQuestion = (): Question | undefined => question;

export const useQuestion = (): Question | undefined =>
  useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, currentQuestion);
