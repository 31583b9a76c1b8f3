import { type ErrorCode, hasCode, isOutcomeUnknown } from "@coffer/errors";
import { useEffect, useId, useRef, useState } from "react";
import type { FieldPath, FieldValues } from "react-hook-form";
import { serverFieldErrors } from "../form/server-errors.ts";
import type { OnceKey } from "../once-key.ts";
import { isLockedOut } from "../page/failure-note.tsx";
import { useSearchState } from "../search-state.ts";
import { type Held, secondsUntil, serverNow } from "../time/deadline.ts";
import { type Act, useAction } from "../use-action.ts";
import { type Draft, type Intent, readied, repriced, stepOf } from "./flow-draft.ts";
import type { FlowStep } from "./flow-search.ts";
import { type QuoteSource, useQuoteEnd } from "./quote.ts";
import { useDraft } from "./use-draft.ts";

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
  /** Names its draft. */
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

/** The price at review. */
export interface FlowQuote {
  /** How long it is held; undefined = for good. */
  held: Held | undefined;
  /** It was, and isn't any more. */
  over: boolean;
  /** It isn't the one that was accepted. */
  changed: boolean;
  accept: () => void;
  renew: () => Promise<unknown>;
}

export interface Flow<Details extends FieldValues, Sent, Proof = never, Quote = undefined> {
  step: FlowStep;
  steps: FlowStep[];
  /** What is to be sent; from review on. */
  intent: Intent<Details, Quote> | undefined;
  /** The price before the one that is to be accepted. */
  was: Quote | undefined;
  quote: FlowQuote;
  /** What the server answered; from verify on. */
  sent: Sent | undefined;
  /** How many proofs have gone through. */
  proved: number;
  /** The last proof was looked up and didn't happen: it is asked for again. */
  reopened: boolean;
  /** Too many wrong proofs: none is taken for a while. */
  locked: boolean;
  /** What was asked and never answered. */
  unknown: "send" | "proof" | undefined;
  /** The flow's acts: what runs, and why the last one was refused. */
  act: Act;
  codes: FlowOptions<Details, Sent, Proof, Quote>["codes"];
  fields: FlowOptions<Details, Sent, Proof, Quote>["fields"];
  /** Nothing has left yet: the details can still be changed. */
  returnable: boolean;
  /** The id of the step's form, so that the shell's button can submit it. */
  formId: string;
  /** Whether leaving the page would lose something. */
  unsaved: boolean;
  /** Whether even a reload would: what is typed, and what is on its way. */
  unkept: boolean;
  /** Counts fresh starts. */
  round: number;
  /** Forgets the draft. */
  drop: () => void;
  setDirty: (dirty: boolean) => void;
  /** These are acts of a form: they throw. */
  review: (details: Details) => Promise<void>;
  confirm: (proof: Proof) => Promise<void>;
  back: () => Promise<void>;
  send: () => Promise<unknown>;
  /** Asks what became of an act that went unanswered. */
  settle: () => Promise<unknown>;
  cancel: (() => Promise<void>) | undefined;
  startOver: () => Promise<void>;
}

const newKey = () => crypto.randomUUID();

/** Details → review → verify → result, with the key, the price, the draft and the unknown outcome every money flow needs. */
export function useFlow<Details extends FieldValues, Sent, Proof = never, Quote = undefined>(
  options: FlowOptions<Details, Sent, Proof, Quote>,
): Flow<Details, Sent, Proof, Quote> {
  const { name, codes, fields, proof: acts, proofInCall, quote: source } = options;
  const { search, change } = useSearchState();
  const { draft, latest, keep, drop, round } = useDraft<Details, Sent, Quote>(name, search.step);
  const here = useHere();
  const [dirty, setDirty] = useState(false);
  const act = useAction();
  const formId = useId();
  const intent = draft.at === "ready" || draft.at === "asked" ? draft.intent : undefined;
  const isProvedAlways = proofInCall?.wanted === true;
  const isProved = (of: Intent<Details, Quote>) =>
    typeof proofInCall?.wanted === "function" ? proofInCall.wanted(of) : isProvedAlways;
  const proved = intent !== undefined && isProved(intent);
  const step = stepOf(draft, search.step, proved);
  // Never kept with the draft: a PIN or a code stays with this page.
  const given = useRef<Proof>(undefined);

  const goTo = (to: FlowStep) => change({ step: to === "details" ? undefined : to });

  /** Answered after its page was left, it stays asked for: whoever comes back asks under the same key, and sees the result. */
  const finish = async (sent: Sent) => {
    if (!here.current) return;
    setDirty(false);
    given.current = undefined;
    await change({ step: "result", ...options.resultAt?.(sent) });
    keep({ at: "done", sent });
  };

  /** The first time, and again after no answer: the same key makes both one. */
  const sendIntent = async () => {
    const { current } = latest;
    if (current.at !== "ready" && current.at !== "asked") return;
    const { intent } = current;
    if (current.at === "ready") {
      const held = source.held(intent.quote);
      if (held !== undefined && secondsUntil(held.expiresAt) === 0) {
        given.current = undefined;
        return reprice();
      }
      if ("was" in current) return; // the new price isn't accepted
    }
    const { current: proof } = given;
    const left = current.left ?? new Date(serverNow()).toISOString();
    const asked = { at: "asked", intent, ...(proof && { left }) } as const;
    keep(current.at === "ready" ? asked : current);
    try {
      const once = { idempotencyKey: intent.key, sentBefore: current.at === "asked" };
      const sent = await sendProved(intent, once, proof && { proof, left });
      if (!acts) return await finish(sent);
      keep({ at: "sent", sent, proved: 0 });
      await goTo("verify");
    } catch (error) {
      if (isOutcomeUnknown(error)) return keep({ ...asked, lost: true });
      keep({ at: "ready", intent });
      given.current = undefined;
      if (source.codes && hasCode(error, ...source.codes)) return await reprice();
      if (serverFieldErrors(error, { codes, fields }, intent.details).length > 0) await goTo("details");
      throw error;
    }
  };

  /** Proved again under the key of one that did arrive after all (409): that one is what was meant. */
  const sendProved = async (intent: Intent<Details, Quote>, once: OnceKey, given: ProvedCall<Proof> | undefined) => {
    try {
      return await options.send(intent, once, given);
    } catch (error) {
      const made = given && hasCode(error, 409) ? await proofInCall?.lookUp(intent, given.left) : undefined;
      if (made === undefined) throw error;
      return made;
    }
  };

  const reprice = async () => {
    const { current } = latest;
    if (current.at !== "ready") return;
    const quote = await source.ask(current.intent.details);
    if (latest.current !== current) return;
    keep(repriced(current, quote, source.same, newKey));
    // A proof is for a price that was reviewed.
    if (search.step === "verify") await goTo("review");
  };

  const accepted = ({ done, sent }: Proved<Sent>, count: number) =>
    done ? finish(sent) : keep({ at: "sent", sent, proved: count });

  const confirm = async (entered: Proof) => {
    const { current } = latest;
    if (current.at === "ready") {
      given.current = entered;
      return sendIntent();
    }
    if (current.at !== "sent" || !acts) return;
    const { sent, proved: before } = current;
    keep({ at: "proving", sent, proved: before });
    try {
      await accepted(await acts.confirm(sent, entered), before + 1);
    } catch (error) {
      if (isOutcomeUnknown(error)) return keep({ at: "proving", sent, proved: before, lost: true });
      keep({ at: "sent", sent, proved: before });
      throw error;
    }
  };

  const lookUp = async () => {
    const { current } = latest;
    if (current.at !== "proving" && current.at !== "sent") return;
    const { sent, proved: before } = current;
    const outcome = acts?.lookUp ? await acts.lookUp(sent) : "open";
    if (outcome === "unknown") return;
    const asked = current.at === "proving";
    if (outcome !== "open") return accepted(outcome, asked ? before + 1 : before);
    if (asked) keep({ at: "sent", sent, proved: before, again: true });
  };

  /** Sent with a proof that is forgotten by now: looked up, and asked for again under the same key where it isn't there. */
  const findSent = async () => {
    const { current } = latest;
    if (current.at !== "asked" || !proofInCall) return;
    const { intent: asked, left = "" } = current;
    const sent = await proofInCall.lookUp(asked, left);
    if (sent !== undefined) return finish(sent);
    keep({ at: "ready", intent: asked, left });
    await goTo("verify");
  };

  /** Asks what became of an act that went unanswered, or of a request somebody else may have decided. */
  const settle = () => {
    const { current } = latest;
    if (current.at === "asked" || current.at === "proving") keep({ ...current, lost: true });
    if (current.at !== "asked") return act.run(lookUp);
    return act.run(isProved(current.intent) && given.current === undefined ? findSent : sendIntent);
  };

  const startOver = async () => {
    drop();
    act.forget();
    setDirty(false);
    await goTo("details");
  };

  const was = draft.at === "ready" ? draft.was : undefined;
  const held = intent && source.held(intent.quote);
  const renew = () => act.run(reprice);
  const frozen = step !== "review" || draft.at !== "ready" || act.busy || act.failure !== undefined;
  const over = useQuoteEnd(held, frozen, renew);

  const forgotten = proved && given.current === undefined;
  const unanswered = draft.at === "asked" && !forgotten ? "send" : isAsked(draft) ? "proof" : undefined;
  return {
    step,
    steps:
      acts || proved || isProvedAlways ? ["details", "review", "verify", "result"] : ["details", "review", "result"],
    intent,
    was,
    quote: {
      held,
      over,
      changed: draft.at === "ready" && "was" in draft,
      accept: () => intent && keep({ at: "ready", intent }),
      renew,
    },
    sent: "sent" in draft ? draft.sent : undefined,
    proved: "proved" in draft ? draft.proved : 0,
    reopened: (draft.at === "sent" && draft.again === true) || (draft.at === "ready" && draft.left !== undefined),
    locked: step === "verify" && isLockedOut(act.failure),
    unknown: act.busy && !("lost" in draft) ? undefined : unanswered,
    act,
    codes,
    fields,
    returnable: step === "review" || (step === "verify" && draft.at === "ready"),
    formId,
    // What is on its way is kept: whoever comes back hears what became of it.
    unsaved: (draft.at === "start" && dirty) || draft.at === "ready",
    unkept: unanswered !== undefined || act.busy || (step === "details" && dirty),
    round,
    setDirty,
    drop,
    review: async (details) => {
      const quote = await source.ask(details);
      keep(readied(latest.current, { details, quote }, newKey));
      await goTo("review");
    },
    confirm,
    back: () => {
      act.forget();
      return goTo("details");
    },
    send: () => act.run(() => (proved ? goTo("verify") : sendIntent())),
    settle,
    cancel:
      acts?.cancel &&
      (async () => {
        if ("sent" in latest.current) await acts.cancel?.(latest.current.sent);
        await startOver();
      }),
    startOver,
  };
}

const isAsked = ({ at }: Draft<unknown, unknown, unknown>) => at === "asked" || at === "proving";

/** False once the page is left. */
function useHere() {
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  return here;
}
