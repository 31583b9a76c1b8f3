import type { ErrorCode } from "@coffer/errors";
import type { FieldPath, FieldValues } from "react-hook-form";
import type { OnceKey } from "../once-key.ts";
import type { Intent } from "./flow-state.ts";
import type { QuoteSource } from "./quote.ts";

/** The result of a proof. Not done: another proof is needed, such as another signer's. */
export interface Proved<Sent> {
  done: boolean;
  sent: Sent;
}

/** The actions that prove a sent request. */
export interface ProofActs<Sent, Proof> {
  confirm: (sent: Sent, proof: Proof) => Promise<Proved<Sent>>;
  /** Looks up an unanswered `confirm`; "open" = not executed. Omitted: the proof is requested again. */
  lookUp?: ((sent: Sent) => Promise<Proved<Sent> | "open" | "unknown">) | undefined;
  /** Cancels the request; offered while it waits for the proof. */
  cancel?: ((sent: Sent) => Promise<unknown>) | undefined;
}

/** For a call that carries the proof: no request is sent before it. */
export interface ProofInCall<Details, Sent, Quote> {
  /** Whether this intent needs a proof; otherwise the review sends it. True if every intent needs one. */
  wanted: true | ((intent: Intent<Details, Quote>) => boolean);
  /** Looks up a request after a lost reply and a reload, which drops the proof. */
  lookUp: (intent: Intent<Details, Quote>, left: string) => Promise<Sent | undefined>;
}

/** The proof of a call, and the time of its first request by the server's clock. */
export interface ProvedCall<Proof> {
  proof: Proof;
  left: string;
}

export interface FlowOptions<Details extends FieldValues, Sent, Proof, Quote> {
  /** Names its stored state. */
  name: string;
  /** The price, requested on the way to the review; `noQuote` for none. */
  quote: QuoteSource<Details, Quote>;
  send: (intent: Intent<Details, Quote>, once: OnceKey, proved?: ProvedCall<Proof>) => Promise<Sent>;
  /** The proof after sending; without it the result follows at once. */
  proof?: ProofActs<Sent, Proof> | undefined;
  /** Alternative to `proof`: the call carries the proof. */
  proofInCall?: ProofInCall<Details, Sent, Quote> | undefined;
  /** Codes that concern a field of the details, which is shown again. */
  codes?: Partial<Record<ErrorCode, FieldPath<Details>>> | undefined;
  /** Server field → field of the details, where the names differ. */
  fields?: Record<string, FieldPath<Details>> | undefined;
  /** Search parameters of the result, by which it is found from anywhere. */
  resultAt?: ((sent: Sent) => Record<string, unknown>) | undefined;
}
