import { toast } from "@coffer/ui";

/** Tells in a notification what went wrong. Loaded with the first one: 9 kB that most visits never need. */
export function notify(words: string, details?: string): void {
  toast.error(words, details ? { description: details } : {});
}
