import { notify as show } from "../platform/notices.ts";

/** Shows a failure as a notification. */
export function notify(words: string, details?: string): void {
  show({ tone: "error", words, details });
}
