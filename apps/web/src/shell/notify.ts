import { notify as show } from "../kernel/notices.ts";

/** Tells in a notification what went wrong. */
export function notify(words: string, details?: string): void {
  show({ tone: "error", words, details });
}
