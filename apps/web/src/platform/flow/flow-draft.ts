import { tabStore } from "../storage.ts";
import type { FlowStep } from "./flow-search.ts";

/** What one means to do, ready to be sent. */
export interface Intent<Details, Quote> {
  details: Details;
  /** The price it is done at; undefined in a flow without one. */
  quote: Quote;
  /** The idempotency key: one for an intent, so that a retry, a second click or a copied tab moves money once. */
  key: string;
}

/** Ready to be sent. `was`: the price has changed from this one, and the new one isn't accepted yet. */
export interface Ready<Details, Quote> {
  at: "ready";
  intent: Intent<Details, Quote>;
  was?: Quote;
  /** When it left here with its proof; it was looked up since, and hadn't happened. */
  left?: string;
}

/** What a flow remembers through a reload, by how far it has come. Never a PIN or a code. */
export type Draft<Details, Sent, Quote> =
  | { at: "start" }
  | Ready<Details, Quote>
  /** It left here and no answer has come yet; `lost`: none came in time, so nobody knows what became of it. `left`: when, where a proof went with it. */
  | { at: "asked"; intent: Intent<Details, Quote>; lost?: true; left?: string }
  /** It waits for its proof. `proved` counts the acts behind it; `again`: the last one was looked up and didn't happen. */
  | { at: "sent"; sent: Sent; proved: number; again?: true }
  /** A proof left here and no answer has come yet. */
  | { at: "proving"; sent: Sent; proved: number; lost?: true }
  | { at: "done"; sent: Sent };

/** The step to show: the one the address asks for, as far as the draft has come. `proved`: it is sent with its proof. */
export function stepOf(draft: Draft<unknown, unknown, unknown>, asked: unknown, proved = false): FlowStep {
  switch (draft.at) {
    case "start":
      return "details";
    case "ready":
      return asked === "review" || (proved && asked === "verify") ? asked : "details";
    case "asked":
      return proved ? "verify" : "review";
    case "sent":
    case "proving":
      return "verify";
    case "done":
      return asked === "result" ? "result" : "details";
  }
}

type NewKey = () => string;

/** Details and their price, ready for review. Unchanged ones keep their key: it is still the same intent. */
export function readied<Details, Sent, Quote>(
  draft: Draft<Details, Sent, Quote>,
  { details, quote }: Omit<Intent<Details, Quote>, "key">,
  newKey: NewKey,
): Ready<Details, Quote> {
  const before = draft.at === "ready" ? draft.intent : undefined;
  const isSame = before !== undefined && sameData([before.details, before.quote], [details, quote]);
  return { at: "ready", intent: { details, quote, key: isSame ? before.key : newKey() } };
}

/**
 * A newer price for the same details, under a key of its own. Where it isn't as good as the same, the person has to
 * accept it; `was` stays the last one they did.
 */
export function repriced<Details, Quote>(
  draft: Ready<Details, Quote>,
  quote: Quote,
  same: (before: Quote, now: Quote) => boolean,
  newKey: NewKey,
): Ready<Details, Quote> {
  const { intent } = draft;
  const was = "was" in draft ? draft.was : intent.quote;
  const next = { details: intent.details, quote, key: newKey() };
  return same(was, quote) ? { at: "ready", intent: next } : { at: "ready", intent: next, was };
}

const sameData = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

// The number changes with the shape of a draft: one left by an older version of the app is none.
const place = (name: string) => `flow2.${name}`;

/** The draft of this flow, if it is this person's: the next one at this browser must not meet it. */
export function readDraft<Details, Sent, Quote>(name: string, owner: string): Draft<Details, Sent, Quote> {
  try {
    const kept: { owner: string; draft: Draft<Details, Sent, Quote> } = JSON.parse(tabStore.get(place(name)) ?? "");
    if (kept.owner === owner) return kept.draft;
  } catch {
    // Nothing kept, or not ours.
  }
  return { at: "start" };
}

export const keepDraft = <Details, Sent, Quote>(
  name: string,
  owner: string,
  draft: Draft<Details, Sent, Quote>,
): void => tabStore.set(place(name), JSON.stringify({ owner, draft }));

/** Has the flow begin at the proof of a request that was sent from another window. */
export const resumeFlow = (name: string, owner: string, sent: unknown): void =>
  keepDraft(name, owner, { at: "sent", sent, proved: 0 });

export const dropDraft = (name: string): void => tabStore.remove(place(name));
