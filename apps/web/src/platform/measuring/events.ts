import type { AddContactUsInput } from "@coffer/sdk";

/**
 * All that is counted, and what is said with it: one of a few words of ours. Nothing anybody has typed, nobody's id, no
 * amount and no address; of the page only its route.
 */
export interface Measured {
  "page.view": undefined;
  "app.download": "ios" | "android";
  "contact.sent": AddContactUsInput["topic"];
  "account.opened": "personal" | "enterprise" | "merchant";
}

export type MeasuredEvent = { [Name in keyof Measured]: { name: Name; about: Measured[Name] } }[keyof Measured];

/** What takes events on, once it is loaded and agreed to. */
let take: ((event: MeasuredEvent) => void) | undefined;
export function takeEvents(taker: typeof take): void {
  take = taker;
}

/** Counts an event, where that is configured and agreed to. */
export function count(event: MeasuredEvent): void {
  if (import.meta.env.MEASURING) take?.(event);
}
