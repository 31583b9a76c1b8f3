import { notify as show } from "../platform/notices.ts";

/** Tells in a notification what went wrong. */
export function notify(words: string, details?: string): void {
  show({ tone: "error", words, details });
}
