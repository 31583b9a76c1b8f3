import type { AddContactUsInput } from "@coffer/sdk";

/**
 * All counted events with their fixed labels. No typed text, no id, no amount and no address; of a page only its
 * route.
 */
export interface Measured {
  "page.view": undefined;
  "app.download": "ios" | "android";
  "contact.sent": AddContactUsInput["topic"];
  "account.opened": "personal" | "enterprise" | "merchant";
}

export type MeasuredEvent = { [Name in keyof Measured]: { name: Name; about: Measured[Name] } }[keyof Measured];

/** The consumer of events, once it is loaded and allowed. */
let take: ((event: MeasuredEvent) => void) | undefined;
export function takeEvents(taker: typeof take): void {
  take = taker;
}

/** Counts an event if counting is configured and allowed. */
export function count(event: MeasuredEvent): void {
  if (import.meta.env.MEASURING) take?.(event);
}
