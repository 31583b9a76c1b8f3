import { tabStore } from "../storage.ts";
import type { FlowStep } from "./flow-search.ts";

/** What the user is about to send. */
export interface Intent<Details, Quote> {
  details: Details;
  /** Its price; undefined in a flow without one. */
  quote: Quote;
  /** The idempotency key: one for each intent, so that a retry, a second click or a copied tab moves money once. */
  key: string;
}

/** The intent is under review. */
export interface Reviewing<Details, Quote> {
  at: "reviewing";
  intent: Intent<Details, Quote>;
  /** The last price the user accepted, where the price has changed since. */
  was?: Quote;
  /** When the intent last left with its proof (ISO 8601, the server's clock), where a look-up found that it didn't happen. */
  left?: string;
}

/** How far a flow is. It survives a reload, and never holds a PIN or a code. */
export type FlowState<Details, Sent, Quote> =
  | { at: "editing" }
  | Reviewing<Details, Quote>
  /** The intent has left and isn't answered. `left`: when, where a proof went with it. */
  | { at: "sending" | "sendUnknown"; intent: Intent<Details, Quote>; left?: string }
  /** The request waits for its next proof. `proved` counts the proofs so far; `again`: the last one didn't happen. */
  | { at: "verifying"; sent: Sent; proved: number; again?: true }
  /** A proof has left and isn't answered. */
  | { at: "confirming" | "confirmUnknown"; sent: Sent; proved: number }
  | { at: "done"; sent: Sent };

export type FlowEvent<Details, Sent, Quote> =
  /** The details were submitted. The key is used unless the intent is the same as before. */
  | { type: "reviewed"; details: Details; quote: Quote; key: string }
  /** A newer price for the same details. `same`: whether it may replace another without being accepted. */
  | { type: "repriced"; quote: Quote; key: string; same: (before: Quote, now: Quote) => boolean }
  | { type: "priceAccepted" }
  | { type: "sendStarted"; left: string | undefined }
  /** No answer came, or nobody waits for it any more. */
  | { type: "sendUnanswered" }
  | { type: "sendRefused" }
  /** A look-up found that the intent, sent with its proof, didn't happen. */
  | { type: "sendNotFound" }
  | { type: "sendAnswered"; sent: Sent }
  | { type: "confirmStarted" }
  | { type: "confirmUnanswered" }
  | { type: "confirmRefused" }
  /** A look-up found that the proof didn't arrive. */
  | { type: "confirmNotFound" }
  /** The proof was accepted, and another one is needed. */
  | { type: "confirmAnswered"; sent: Sent; proved: number }
  | { type: "finished"; sent: Sent }
  | { type: "startedOver" };

/** Computes the next state. An event that doesn't belong to the state leaves it as it is. */
export function flowReducer<Details, Sent, Quote>(
  state: FlowState<Details, Sent, Quote>,
  event: FlowEvent<Details, Sent, Quote>,
): FlowState<Details, Sent, Quote> {
  switch (event.type) {
    case "reviewed":
      return reviewed(state, event);
    case "repriced":
      return state.at === "reviewing" ? repriced(state, event) : state;
    case "priceAccepted":
      return state.at === "reviewing" ? { at: "reviewing", intent: state.intent } : state;
    case "sendStarted":
      if (state.at !== "reviewing") return state;
      return { at: "sending", intent: state.intent, ...(event.left !== undefined && { left: event.left }) };
    case "sendUnanswered":
      return state.at === "sending" ? { ...state, at: "sendUnknown" } : state;
    case "sendRefused":
      return isSending(state) ? { at: "reviewing", intent: state.intent } : state;
    case "sendNotFound":
      return isSending(state) ? { at: "reviewing", intent: state.intent, left: state.left ?? "" } : state;
    case "sendAnswered":
      return { at: "verifying", sent: event.sent, proved: 0 };
    case "confirmStarted":
      return state.at === "verifying" ? { at: "confirming", sent: state.sent, proved: state.proved } : state;
    case "confirmUnanswered":
      return state.at === "confirming" ? { ...state, at: "confirmUnknown" } : state;
    case "confirmRefused":
      return isConfirming(state) ? { at: "verifying", sent: state.sent, proved: state.proved } : state;
    case "confirmNotFound":
      return isConfirming(state) ? { at: "verifying", sent: state.sent, proved: state.proved, again: true } : state;
    case "confirmAnswered":
      return { at: "verifying", sent: event.sent, proved: event.proved };
    case "finished":
      return { at: "done", sent: event.sent };
    case "startedOver":
      return { at: "editing" };
  }
}

type Any = FlowState<unknown, unknown, unknown>;

/** Returns whether the intent has left and isn't answered. */
export const isSending = <State extends Any>(
  state: State,
): state is Extract<State, { at: "sending" | "sendUnknown" }> => state.at === "sending" || state.at === "sendUnknown";

/** Returns whether a proof has left and isn't answered. */
export const isConfirming = <State extends Any>(
  state: State,
): state is Extract<State, { at: "confirming" | "confirmUnknown" }> =>
  state.at === "confirming" || state.at === "confirmUnknown";

/** Returns whether the last proof didn't happen, so that the user is asked for it again. */
export const isReopened = (state: Any): boolean =>
  (state.at === "verifying" && state.again === true) || (state.at === "reviewing" && state.left !== undefined);

/** Unchanged details at an unchanged price keep their key: it is still the same intent. */
function reviewed<Details, Sent, Quote>(
  state: FlowState<Details, Sent, Quote>,
  { details, quote, key }: Intent<Details, Quote>,
): Reviewing<Details, Quote> {
  const before = state.at === "reviewing" ? state.intent : undefined;
  const isSame = before !== undefined && sameData([before.details, before.quote], [details, quote]);
  return { at: "reviewing", intent: { details, quote, key: isSame ? before.key : key } };
}

/** The user has to accept a price that isn't the same; `was` stays the last one accepted. */
function repriced<Details, Quote>(
  { intent, ...state }: Reviewing<Details, Quote>,
  { quote, key, same }: { quote: Quote; key: string; same: (before: Quote, now: Quote) => boolean },
): Reviewing<Details, Quote> {
  const was = "was" in state ? state.was : intent.quote;
  const next = { details: intent.details, quote, key };
  // Not only present: a flow's price may be undefined.
  return same(was as Quote, quote)
    ? { at: "reviewing", intent: next }
    : { at: "reviewing", intent: next, was: was as Quote };
}

/** Returns the step to show: the one of the address, as far as the flow is. `proved`: the proof goes with the call. */
export function stepOf(state: Any, asked: unknown, proved = false): FlowStep {
  switch (state.at) {
    case "editing":
      return "details";
    case "reviewing":
      return asked === "review" || (proved && asked === "verify") ? asked : "details";
    case "sending":
    case "sendUnknown":
      return proved ? "verify" : "review";
    case "verifying":
    case "confirming":
    case "confirmUnknown":
      return "verify";
    case "done":
      return asked === "result" ? "result" : "details";
  }
}

const sameData = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

// The number changes with the shape of a state: an older version of the app stored another one.
const keyOf = (name: string) => `flow3.${name}`;

/** After a reload nobody waits for an answer any more. */
const afterReload = <Details, Sent, Quote>(state: FlowState<Details, Sent, Quote>): FlowState<Details, Sent, Quote> =>
  flowReducer(flowReducer(state, { type: "sendUnanswered" }), { type: "confirmUnanswered" });

/** Reads the stored state of this flow, if it is this user's: the next user of this browser must not meet it. */
export function readFlowState<Details, Sent, Quote>(name: string, owner: string): FlowState<Details, Sent, Quote> {
  try {
    const kept: { owner: string; state: FlowState<Details, Sent, Quote> } = JSON.parse(tabStore.get(keyOf(name)) ?? "");
    if (kept.owner === owner) return afterReload(kept.state);
  } catch {
    // Nothing is stored, or nothing of ours.
  }
  return { at: "editing" };
}

export const storeFlowState = <Details, Sent, Quote>(
  name: string,
  owner: string,
  state: FlowState<Details, Sent, Quote>,
): void => tabStore.set(keyOf(name), JSON.stringify({ owner, state }));

/** Lets the flow begin at the proof of a request that was sent from another window. */
export const resumeFlow = (name: string, owner: string, sent: unknown): void =>
  storeFlowState(name, owner, { at: "verifying", sent, proved: 0 });

export const dropFlowState = (name: string): void => tabStore.remove(keyOf(name));
