import { type ErrorCode, isCofferError } from "@coffer/errors";
import { useId, useState } from "react";
import { useSearchState } from "../search-state.ts";
import { type Draft, type FlowStep, isOutcomeUnknown, reviewed, stepOf } from "./flow-draft.ts";
import { useAct } from "./use-act.ts";
import { useDraft } from "./use-draft.ts";

export interface FlowOptions<Details, Sent> {
  /** Names its draft. */
  name: string;
  send: (details: Details, idempotencyKey: string) => Promise<Sent>;
  /** The second act, where there is one: the proof that it is the owner. */
  confirm?: ((sent: Sent, proof: object) => Promise<unknown>) | undefined;
  /** After `confirm` went unanswered: "open" = it didn't happen; undefined = still not known. */
  lookUp?: ((sent: Sent) => Promise<"done" | "open" | undefined>) | undefined;
  /** Takes a sent request back; offered while it waits for the proof. */
  cancel?: ((sent: Sent) => Promise<unknown>) | undefined;
  /** Codes that are about a field of the details: back to it. */
  codes?: Partial<Record<ErrorCode, string>> | undefined;
}

export interface Flow<Details, Sent> {
  step: FlowStep;
  steps: FlowStep[];
  details: Details | undefined;
  sent: Sent | undefined;
  unknown: Draft<Details, Sent>["unknown"];
  /** Why the last act was refused. */
  failure: unknown;
  busy: boolean;
  codes: FlowOptions<Details, Sent>["codes"];
  /** The id of the step's form, so that the shell's button can submit it. */
  formId: string;
  /** The confirmation was looked up and didn't happen: it is asked for again. */
  reopened: boolean;
  /** Whether leaving the page would lose something. */
  unsaved: boolean;
  /** Whether even a reload would: what is typed, and what is on its way. */
  unkept: boolean;
  /** Counts fresh starts. */
  round: number;
  /** Forgets the draft. */
  drop: () => void;
  setDirty: (dirty: boolean) => void;
  review: (details: Details) => Promise<void>;
  back: () => Promise<void>;
  send: () => Promise<void>;
  confirm: (proof: object) => Promise<void>;
  /** Asks what became of an act that went unanswered. */
  settle: () => Promise<void>;
  cancel: (() => Promise<void>) | undefined;
  startOver: () => Promise<void>;
}

/** Details → review → verify → result, with the key, the draft and the unknown outcome every money flow needs. */
export function useFlow<Details, Sent>(options: FlowOptions<Details, Sent>): Flow<Details, Sent> {
  const { name, codes, confirm: prove, lookUp, cancel } = options;
  const verifies = prove !== undefined;
  const { search, change } = useSearchState();
  const { owner, draft, latest, keep, drop, round } = useDraft<Details, Sent>(name, search.step);
  const [dirty, setDirty] = useState(false);
  const [reopened, setReopened] = useState(false);
  const { run, busy, failure, setFailure } = useAct();
  const [confirming, setConfirming] = useState(false);
  const formId = useId();
  const step = stepOf(draft, search.step, verifies);

  const goTo = (to: FlowStep) => change({ step: to === "details" ? undefined : to });

  const finish = async (sent: Sent) => {
    setDirty(false);
    await goTo("result");
    const { unknown: _settled, ...rest } = latest.current;
    keep({ ...rest, sent, done: true });
  };

  /** The first time, and again after no answer: the same key makes both one. */
  const send = () =>
    run(async () => {
      const { details, key } = latest.current;
      if (details === undefined || key === undefined) return;
      const plain = { owner, details, key };
      try {
        const sent = await options.send(details, key);
        if (!verifies) return await finish(sent);
        keep({ ...plain, sent });
        await goTo("verify");
      } catch (error) {
        keep(isOutcomeUnknown(error) ? { ...plain, unknown: "send" } : plain);
        if (isOutcomeUnknown(error)) return;
        if (isCofferError(error) && error.code !== undefined && codes?.[error.code as ErrorCode]) await goTo("details");
        throw error;
      }
    });

  const confirm = async (proof: object) => {
    const { sent } = latest.current;
    if (sent === undefined) return;
    setConfirming(true);
    setReopened(false);
    try {
      await prove?.(sent, proof);
      await finish(sent);
    } catch (error) {
      if (!isOutcomeUnknown(error)) throw error; // the form around shows it
      keep({ ...latest.current, unknown: "confirm" });
    } finally {
      setConfirming(false);
    }
  };

  const settle = () => {
    const { sent, unknown, ...rest } = latest.current;
    if (unknown === "send" || sent === undefined) return send();
    return run(async () => {
      const outcome = (await lookUp?.(sent)) ?? (lookUp ? undefined : "open");
      if (outcome === "done") await finish(sent);
      if (outcome === "open") {
        keep({ ...rest, sent });
        setReopened(true);
      }
    });
  };

  const startOver = async () => {
    drop();
    setFailure(undefined);
    setReopened(false);
    setDirty(false);
    await goTo("details");
  };

  const open = !draft.done && draft.sent === undefined;
  return {
    step,
    steps: verifies ? ["details", "review", "verify", "result"] : ["details", "review", "result"],
    details: draft.details,
    sent: draft.sent,
    unknown: draft.unknown,
    failure,
    reopened,
    busy: busy || confirming,
    codes,
    formId,
    unsaved: open && (dirty || draft.details !== undefined),
    unkept: draft.unknown !== undefined || busy || (step === "details" && dirty),
    round,
    setDirty,
    drop,
    review: async (details) => {
      setFailure(undefined);
      keep(reviewed(latest.current, details, () => crypto.randomUUID()));
      await goTo("review");
    },
    back: () => goTo("details"),
    send,
    confirm,
    settle,
    cancel:
      cancel &&
      (() =>
        run(async () => {
          const { sent } = latest.current;
          if (sent !== undefined) await cancel(sent);
          await startOver();
        })),
    startOver,
  };
}
