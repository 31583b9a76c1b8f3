import { isCofferError, isTransportError } from "@coffer/errors";
import { tabStore } from "../../lib/storage.ts";

export const flowSteps = ["details", "review", "verify", "result"] as const;
export type FlowStep = (typeof flowSteps)[number];

/** All a flow remembers through a reload. Never a PIN or a code. */
export interface Draft<Details, Sent> {
  /** Whose draft it is: the next person at this browser must not meet it. */
  owner: string;
  details?: Details;
  /** Made on entering review; one per intent, so a retry or a second click moves money once. */
  key?: string;
  /** What the call answered: the number the next act and the result page go by. */
  sent?: Sent;
  done?: true;
  /** What was asked and never answered. */
  unknown?: "send" | "confirm";
}

/** The step to show: the one the address asks for, as far as the draft has come. */
export function stepOf(draft: Draft<unknown, unknown>, asked: unknown, verifies: boolean): FlowStep {
  if (draft.done) return asked === "result" ? "result" : "details";
  if (draft.unknown === "send") return "review";
  if (draft.sent !== undefined && verifies) return "verify";
  return draft.details !== undefined && asked === "review" ? "review" : "details";
}

/** Details ready for review. Unchanged ones keep their key: it is still the same intent. */
export function reviewed<Details, Sent>(
  draft: Draft<Details, Sent>,
  details: Details,
  newKey: () => string,
): Draft<Details, Sent> {
  const same = draft.key !== undefined && JSON.stringify(draft.details) === JSON.stringify(details);
  return { owner: draft.owner, details, key: same && draft.key ? draft.key : newKey() };
}

/** Whether a failure leaves open what happened: it left here, and no answer says it was refused. */
export function isOutcomeUnknown(error: unknown): boolean {
  if (isTransportError(error)) return error.attempts > 0;
  return (
    isCofferError(error) && error.kind === "api" && (error.status ?? 0) >= 500 && error.behaviour !== "maintenance"
  );
}

const place = (name: string) => `flow.${name}`;

export function readDraft<Details, Sent>(name: string, owner: string): Draft<Details, Sent> {
  try {
    const draft = JSON.parse(tabStore.get(place(name)) ?? "") as Draft<Details, Sent>;
    if (draft.owner === owner) return draft;
  } catch {
    // Nothing kept, or not ours.
  }
  return { owner };
}

export const keepDraft = (name: string, draft: Draft<unknown, unknown>): void =>
  tabStore.set(place(name), JSON.stringify(draft));

export const dropDraft = (name: string): void => tabStore.remove(place(name));
