import { useSyncExternalStore } from "react";

/** A question put to the person: two by error codes, one before they are signed out for want of a sign of them. */
export type Question =
  | { kind: "signIn"; words: string }
  | { kind: "card"; words: string; link: string | undefined }
  | { kind: "idle"; until: string };

let question: Question | undefined;
const listeners = new Set<() => void>();

export function ask(next: Question | undefined): void {
  question = next;
  for (const listener of listeners) listener();
}

export const currentQuestion = (): Question | undefined => question;

export const useQuestion = (): Question | undefined =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    currentQuestion,
    currentQuestion,
  );
