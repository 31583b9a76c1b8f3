import { type ErrorCode, hasCode, isOutcomeUnknown } from "@coffer/errors";
import type { CallOptions } from "@coffer/sdk";
import { useId, useState } from "react";
import type { FieldPath, FieldValues } from "react-hook-form";
import { secondsUntil } from "../../lib/deadline.ts";
import { serverFieldErrors } from "../form/server-errors.ts";
import { isLockedOut } from "../page/failure-note.tsx";
import { useSearchState } from "../search-state.ts";
import { type Act, useAct } from "../use-act.ts";
import { type Intent, readied, repriced, stepOf } from "./flow-draft.ts";
import type { FlowStep } from "./flow-search.ts";
import { type QuoteSource, useQuoteClock } from "./quote.ts";
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

/** What makes a call once: its key, and whether it went out before without an answer. */
type Once = Required<Pick<CallOptions, "idempotencyKey" | "sentBefore">>;

export interface FlowOptions<Details extends FieldValues, Sent, Proof, Quote> {
  /** Names its draft. */
  name: string;
  /** The price, asked for on the way to the review; `noQuote` where there is none. */
  quote: QuoteSource<Details, Quote>;
  send: (intent: Intent<Details, Quote>, once: Once) => Promise<Sent>;
  /** The acts after it, where the flow has them; else the result follows at once. */
  proof?: ProofActs<Sent, Proof> | undefined;
  /** Codes that are about a field of the details: back to it. */
  codes?: Partial<Record<ErrorCode, FieldPath<Details>>> | undefined;
}

/** The price at review. */
export interface FlowQuote {
  /** Whether it ends, and so has a clock. */
  timed: boolean;
  secondsLeft: number;
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
  const { name, codes, proof, quote: source } = options;
  const { search, change } = useSearchState();
  const { draft, latest, keep, drop, round } = useDraft<Details, Sent, Quote>(name, search.step);
  const [dirty, setDirty] = useState(false);
  const act = useAct();
  const formId = useId();
  const step = stepOf(draft, search.step);

  const goTo = (to: FlowStep) => change({ step: to === "details" ? undefined : to });

  const finish = async (sent: Sent) => {
    setDirty(false);
    await goTo("result");
    keep({ at: "done", sent });
  };

  /** The first time, and again after no answer: the same key makes both one. */
  const sendIntent = async () => {
    const { current } = latest;
    if (current.at !== "ready" && current.at !== "asked") return;
    const { intent } = current;
    if (current.at === "ready") {
      const until = source.until(intent.quote);
      if (until !== undefined && secondsUntil(until) === 0) return reprice();
      if ("was" in current) return; // the new price isn't accepted
    }
    keep(current.at === "ready" ? { at: "asked", intent } : current);
    try {
      const sent = await options.send(intent, { idempotencyKey: intent.key, sentBefore: current.at === "asked" });
      if (!proof) return await finish(sent);
      keep({ at: "sent", sent, proved: 0 });
      await goTo("verify");
    } catch (error) {
      if (isOutcomeUnknown(error)) return keep({ at: "asked", intent, lost: true });
      keep({ at: "ready", intent });
      if (source.codes && hasCode(error, ...source.codes)) return await reprice();
      if (serverFieldErrors(error, { codes }, intent.details).length > 0) await goTo("details");
      throw error;
    }
  };

  const reprice = async () => {
    const { current } = latest;
    if (current.at !== "ready") return;
    const quote = await source.ask(current.intent.details);
    if (latest.current === current) keep(repriced(current, quote, source.same, newKey));
  };

  const accepted = ({ done, sent }: Proved<Sent>, count: number) =>
    done ? finish(sent) : keep({ at: "sent", sent, proved: count });

  const confirm = async (given: Proof) => {
    const { current } = latest;
    if (current.at !== "sent" || !proof) return;
    const { sent, proved: before } = current;
    keep({ at: "proving", sent, proved: before });
    try {
      await accepted(await proof.confirm(sent, given), before + 1);
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
    const outcome = proof?.lookUp ? await proof.lookUp(sent) : "open";
    if (outcome === "unknown") return;
    const asked = current.at === "proving";
    if (outcome !== "open") return accepted(outcome, asked ? before + 1 : before);
    if (asked) keep({ at: "sent", sent, proved: before, again: true });
  };

  /** Asks what became of an act that went unanswered, or of a request somebody else may have decided. */
  const settle = () => {
    const { current } = latest;
    if (current.at === "asked" || current.at === "proving") keep({ ...current, lost: true });
    return act.run(current.at === "asked" ? sendIntent : lookUp);
  };

  const startOver = async () => {
    drop();
    act.forget();
    setDirty(false);
    await goTo("details");
  };

  const intent = draft.at === "ready" || draft.at === "asked" ? draft.intent : undefined;
  const was = draft.at === "ready" ? draft.was : undefined;
  const until = intent && source.until(intent.quote);
  const renew = () => act.run(reprice);
  const frozen = step !== "review" || draft.at !== "ready" || act.busy || act.failure !== undefined;
  const secondsLeft = useQuoteClock(until, frozen, renew);

  const unanswered = draft.at === "asked" ? "send" : draft.at === "proving" ? "proof" : undefined;
  return {
    step,
    steps: proof ? ["details", "review", "verify", "result"] : ["details", "review", "result"],
    intent,
    was,
    quote: {
      timed: until !== undefined,
      secondsLeft,
      changed: draft.at === "ready" && "was" in draft,
      accept: () => intent && keep({ at: "ready", intent }),
      renew,
    },
    sent: "sent" in draft ? draft.sent : undefined,
    proved: "proved" in draft ? draft.proved : 0,
    reopened: draft.at === "sent" && draft.again === true,
    locked: step === "verify" && isLockedOut(act.failure),
    unknown: act.busy && !("lost" in draft) ? undefined : unanswered,
    act,
    codes,
    formId,
    unsaved: (draft.at === "start" && dirty) || draft.at === "ready" || draft.at === "asked",
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
    send: () => act.run(sendIntent),
    settle,
    cancel:
      proof?.cancel &&
      (async () => {
        if ("sent" in latest.current) await proof.cancel?.(latest.current.sent);
        await startOver();
      }),
    startOver,
  };
}
