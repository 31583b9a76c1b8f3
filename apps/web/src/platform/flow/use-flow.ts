import { type ErrorCode, hasCode, isOutcomeUnknown } from "@coffer/errors";
import { useEffect, useId, useRef, useState } from "react";
import type { FieldPath, FieldValues } from "react-hook-form";
import { serverFieldErrors } from "../form/server-errors.ts";
import type { OnceKey } from "../once-key.ts";
import { isLockedOut } from "../page/failure-note.tsx";
import { useSearchState } from "../search-state.ts";
import { type Held, secondsUntil, serverNow } from "../time/deadline.ts";
import { type Act, useAction } from "../use-action.ts";
import type { FlowOptions, Proved, ProvedCall } from "./flow-options.ts";
import type { FlowStep } from "./flow-search.ts";
import { type FlowState, type Intent, isConfirming, isSending, stepOf } from "./flow-state.ts";
import { useQuoteEnd } from "./quote.ts";
import { useFlowState } from "./use-flow-state.ts";

/** The price at review. */
export interface FlowQuote<Quote> {
  /** Its validity; undefined = unlimited. */
  held: Held | undefined;
  /** It has expired. */
  over: boolean;
  /** It isn't the one that was accepted, which is `was`. */
  changed: boolean;
  was: Quote | undefined;
  accept: () => void;
  renew: () => Promise<unknown>;
}

/** What a form of the flow is made with. */
export interface FlowForm<Details extends FieldValues, Proof> {
  codes: Partial<Record<ErrorCode, FieldPath<Details>>> | undefined;
  fields: Record<string, FieldPath<Details>> | undefined;
  /** Counts fresh starts: each empties the details. */
  round: number;
  setDirty: (dirty: boolean) => void;
  /** These throw what a form shows at its fields. */
  submitDetails: (details: Details) => Promise<void>;
  submitProof: (proof: Proof) => Promise<void>;
}

/** What leaving the page would lose. */
export interface FlowLeaving {
  /** Leaving within the app loses something. */
  unsaved: boolean;
  /** Even a reload does: typed details, or an answer on its way. */
  unkept: boolean;
  onLeave: () => void;
}

export interface Flow<Details extends FieldValues, Sent, Proof = never, Quote = undefined> {
  state: FlowState<Details, Sent, Quote>;
  step: FlowStep;
  steps: FlowStep[];
  /** The intent to send; from review on. */
  intent: Intent<Details, Quote> | undefined;
  /** The server's reply; from verify on. */
  sent: Sent | undefined;
  quote: FlowQuote<Quote>;
  /** The request whose outcome is unknown. */
  unknown: "send" | "proof" | undefined;
  /** Too many wrong proofs: none is accepted for a while. */
  locked: boolean;
  /** The flow's actions: what runs, and why the last one was refused. */
  act: Act;
  /** The id of the step's form, so that the shell's button can submit it. */
  formId: string;
  form: FlowForm<Details, Proof>;
  leaving: FlowLeaving;
  back: () => Promise<void>;
  send: () => Promise<unknown>;
  /** Asks what became of a request that wasn't answered. */
  settle: () => Promise<unknown>;
  cancel: (() => Promise<void>) | undefined;
  startOver: () => Promise<void>;
}

const newKey = () => crypto.randomUUID();

/** Details → review → verify → result, with the key, the price, the stored state and the unknown outcome of every money flow. */
export function useFlow<Details extends FieldValues, Sent, Proof = never, Quote = undefined>(
  options: FlowOptions<Details, Sent, Proof, Quote>,
): Flow<Details, Sent, Proof, Quote> {
  const { name, codes, fields, proof: acts, proofInCall, quote: source } = options;
  const { search, change } = useSearchState();
  const { state, latest, dispatch, round } = useFlowState<Details, Sent, Quote>(name, search.step);
  const mounted = useMounted();
  const [dirty, setDirty] = useState(false);
  const act = useAction();
  const formId = useId();
  const intent = "intent" in state ? state.intent : undefined;
  const isProvedAlways = proofInCall?.wanted === true;
  const isProved = (of: Intent<Details, Quote>) =>
    typeof proofInCall?.wanted === "function" ? proofInCall.wanted(of) : isProvedAlways;
  const proved = intent !== undefined && isProved(intent);
  const step = stepOf(state, search.step, proved);
  // Never stored with the state: a PIN or a code stays in this page.
  const given = useRef<Proof>(undefined);

  const goTo = (to: FlowStep) => change({ step: to === "details" ? undefined : to });

  /** Answered after its page was left, the request stays unanswered: on return it is resent with the same key. */
  const finish = async (sent: Sent) => {
    if (!mounted.current) return;
    setDirty(false);
    given.current = undefined;
    await change({ step: "result", ...options.resultAt?.(sent) });
    dispatch({ type: "finished", sent });
  };

  /** Sends the intent: the first time, and again after no answer. The same key makes both one. */
  const sendIntent = async () => {
    const { current } = latest;
    if (current.at !== "reviewing" && !isSending(current)) return;
    const { intent } = current;
    if (current.at === "reviewing") {
      const held = source.held(intent.quote);
      if (held !== undefined && secondsUntil(held.expiresAt) === 0) {
        given.current = undefined;
        return reprice();
      }
      if ("was" in current) return; // The new price isn't accepted.
    }
    const { current: proof } = given;
    const left = current.left ?? new Date(serverNow()).toISOString();
    dispatch({ type: "sendStarted", left: proof && left });
    try {
      const once = { idempotencyKey: intent.key, sentBefore: current.at !== "reviewing" };
      const sent = await sendProved(intent, once, proof && { proof, left });
      if (!acts) return await finish(sent);
      dispatch({ type: "sendAnswered", sent });
      await goTo("verify");
    } catch (error) {
      if (isOutcomeUnknown(error)) return dispatch({ type: "sendUnanswered" });
      dispatch({ type: "sendRefused" });
      given.current = undefined;
      if (source.codes && hasCode(error, ...source.codes)) return await reprice();
      if (serverFieldErrors(error, { codes, fields }, intent.details).length > 0) await goTo("details");
      throw error;
    }
  };

  /** A proof repeated under the key of a request that did arrive is refused with 409: that request is the result. */
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
    if (current.at !== "reviewing") return;
    const quote = await source.ask(current.intent.details);
    if (latest.current !== current) return;
    dispatch({ type: "repriced", quote, key: newKey(), same: source.same });
    // A proof is for a reviewed price.
    if (search.step === "verify") await goTo("review");
  };

  const accept = ({ done, sent }: Proved<Sent>, proved: number) =>
    done ? finish(sent) : dispatch({ type: "confirmAnswered", sent, proved });

  const submitProof = async (entered: Proof) => {
    const { current } = latest;
    if (current.at === "reviewing") {
      given.current = entered;
      return sendIntent();
    }
    if (current.at !== "verifying" || !acts) return;
    dispatch({ type: "confirmStarted" });
    try {
      await accept(await acts.confirm(current.sent, entered), current.proved + 1);
    } catch (error) {
      if (isOutcomeUnknown(error)) return dispatch({ type: "confirmUnanswered" });
      dispatch({ type: "confirmRefused" });
      throw error;
    }
  };

  const lookUp = async () => {
    const { current } = latest;
    const asked = isConfirming(current);
    if (!asked && current.at !== "verifying") return;
    const outcome = acts?.lookUp ? await acts.lookUp(current.sent) : "open";
    if (outcome === "unknown") return;
    if (outcome !== "open") return accept(outcome, asked ? current.proved + 1 : current.proved);
    dispatch({ type: "confirmNotFound" });
  };

  /** Looks up an intent whose proof is forgotten by now; where it didn't happen, it is proved again under the same key. */
  const findSent = async () => {
    const { current } = latest;
    if (!isSending(current) || !proofInCall) return;
    const sent = await proofInCall.lookUp(current.intent, current.left ?? "");
    if (sent !== undefined) return finish(sent);
    dispatch({ type: "sendNotFound" });
    await goTo("verify");
  };

  /** Asks what became of an unanswered request, or of one that somebody else may have decided. */
  const settle = () => {
    dispatch({ type: "sendUnanswered" });
    dispatch({ type: "confirmUnanswered" });
    const { current } = latest;
    if (!isSending(current)) return act.run(lookUp);
    return act.run(isProved(current.intent) && given.current === undefined ? findSent : sendIntent);
  };

  const startOver = async () => {
    dispatch({ type: "startedOver" });
    act.forget();
    setDirty(false);
    await goTo("details");
  };

  const held = intent && source.held(intent.quote);
  const renew = () => act.run(reprice);
  const frozen = step !== "review" || state.at !== "reviewing" || act.busy || act.failure !== undefined;
  const over = useQuoteEnd(held, frozen, renew);

  const forgotten = proved && given.current === undefined;
  const unanswered =
    isSending(state) && !forgotten ? "send" : isSending(state) || isConfirming(state) ? "proof" : undefined;
  return {
    state,
    step,
    steps:
      acts || proved || isProvedAlways ? ["details", "review", "verify", "result"] : ["details", "review", "result"],
    intent,
    sent: "sent" in state ? state.sent : undefined,
    quote: {
      held,
      over,
      changed: state.at === "reviewing" && "was" in state,
      was: state.at === "reviewing" ? state.was : undefined,
      accept: () => dispatch({ type: "priceAccepted" }),
      renew,
    },
    unknown: act.busy && (state.at === "sending" || state.at === "confirming") ? undefined : unanswered,
    locked: step === "verify" && isLockedOut(act.failure),
    act,
    formId,
    form: {
      codes,
      fields,
      round,
      setDirty,
      submitDetails: async (details) => {
        const quote = await source.ask(details);
        dispatch({ type: "reviewed", details, quote, key: newKey() });
        await goTo("review");
      },
      submitProof,
    },
    leaving: {
      // A request on its way is stored: on return the user learns what became of it.
      unsaved: (state.at === "editing" && dirty) || state.at === "reviewing",
      unkept: unanswered !== undefined || act.busy || (step === "details" && dirty),
      onLeave: () => dispatch({ type: "startedOver" }),
    },
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

/** Returns a ref that is false once the page is left. */
function useMounted() {
  const mounted = useRef(true);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  return mounted;
}
