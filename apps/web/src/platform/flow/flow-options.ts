import type { ErrorCode } from "@coffer/errors";
import type { FieldPath, FieldValues } from "react-hook-form";
import type { OnceKey } from "../once-key.ts";
import type { Intent } from "./flow-state.ts";
import type { QuoteSource } from "./quote.ts";

/** What a proof came to. Not done: it waits for the next one, as another signer's. */
export interface Proved<Sent> {
  done: boolean;
  sent: Sent;
}

/** How the owner proves a request that has been sent. */
export interface ProofActs<Sent, Proof> {
  confirm: (sent: Sent, proof: Proof) => Promise<Proved<Sent>>;
  /** After `confirm` went unanswered: what came of it, "open" = it didn't happen. Left out, it is asked for again. */
  lookUp?: ((sent: Sent) => Promise<Proved<Sent> | "open" | "unknown">) | undefined;
  /** Takes the request back; offered while it waits for the proof. */
  cancel?: ((sent: Sent) => Promise<unknown>) | undefined;
}

/** Where the call that does it carries the proof: nothing is asked of the server before. */
export interface ProofInCall<Details, Sent, Quote> {
  /** Whether this one wants a proof; else the review sends it. True where every one does, and its step is counted from the start. */
  wanted: true | ((intent: Intent<Details, Quote>) => boolean);
  /** After no answer, once the proof is forgotten too (a reload): what has become of it since it left, if anything. */
  lookUp: (intent: Intent<Details, Quote>, left: string) => Promise<Sent | undefined>;
}

/** What goes with a call that carries its proof, and when it first left, by the server's clock. */
export interface ProvedCall<Proof> {
  proof: Proof;
  left: string;
}

export interface FlowOptions<Details extends FieldValues, Sent, Proof, Quote> {
  /** Names its stored state. */
  name: string;
  /** The price, asked for on the way to the review; `noQuote` where there is none. */
  quote: QuoteSource<Details, Quote>;
  send: (intent: Intent<Details, Quote>, once: OnceKey, proved?: ProvedCall<Proof>) => Promise<Sent>;
  /** The acts after it, where the flow has them; else the result follows at once. */
  proof?: ProofActs<Sent, Proof> | undefined;
  /** Instead of acts after it: the proof goes with the call. */
  proofInCall?: ProofInCall<Details, Sent, Quote> | undefined;
  /** Codes that are about a field of the details: back to it. */
  codes?: Partial<Record<ErrorCode, FieldPath<Details>>> | undefined;
  /** Server field → field of the details, where the two names differ. */
  fields?: Record<string, FieldPath<Details>> | undefined;
  /** What the address gets beside the step when it is done: what the result is found by from anywhere. */
  resultAt?: ((sent: Sent) => Record<string, unknown>) | undefined;
}
