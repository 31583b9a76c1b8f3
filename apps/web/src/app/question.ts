import { useSyncExternalStore } from "react";
import { createListeners } from "../platform/listeners.ts";

/** A dialog question: two by error codes, one before an idle sign-out. */
export type Question =
  | { kind: "signIn"; words: string }
  | { kind: "card"; words: string; link: string | undefined }
  | { kind: "idle"; until: string };

let question: Question | undefined;
const listeners = createListeners();

export function ask(next: Question | undefined): void {
  question = next;
  listeners.tell();
}

export const currentQuestion = (): Question | undefined => question;

export const useQuestion = (): Question | undefined =>
  useSyncExternalStore(listeners.add, currentQuestion, currentQuestion);
