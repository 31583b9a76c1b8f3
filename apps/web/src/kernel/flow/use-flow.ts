import { type ErrorCode, isCofferError } from "@coffer/errors";
import { useId, useRef, useState } from "react";
import { useSearchState } from "../search-state.ts";
import { useAccount } from "../session.ts";
import {
  type Draft,
  dropDraft,
  type FlowStep,
  isOutcomeUnknown,
  keepDraft,
  readDraft,
  reviewed,
  stepOf,
} from "./flow-draft.ts";
import { useAct } from "./use-act.ts";

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
  /** Whether leaving would lose something. */
  unsaved: boolean;
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
  const owner = useAccount()?.uid ?? "";
  const [draft, setDraft] = useState(() => readDraft<Details, Sent>(name, owner));
  const latest = useRef(draft);
  const [dirty, setDirty] = useState(false);
  const { run, busy, failure, setFailure } = useAct();
  const formId = useId();
  const { search, change } = useSearchState();
  const step = stepOf(draft, search.step, verifies);

  const keep = (next: Draft<Details, Sent>) => {
    latest.current = next;
    keepDraft(name, next);
    setDraft(next);
  };
  const goTo = (to: FlowStep) => change({ step: to === "details" ? undefined : to });

  const finish = async (sent: Sent) => {
    setDirty(false);
    keep({ ...latest.current, sent, done: true });
    await goTo("result");
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
    try {
      await prove?.(sent, proof);
      await finish(sent);
    } catch (error) {
      if (!isOutcomeUnknown(error)) throw error; // the form around shows it
      keep({ ...latest.current, unknown: "confirm" });
    }
  };

  const settle = () => {
    const { sent, unknown, ...rest } = latest.current;
    if (unknown === "send" || sent === undefined) return send();
    return run(async () => {
      const outcome = (await lookUp?.(sent)) ?? (lookUp ? undefined : "open");
      if (outcome === "done") await finish(sent);
      if (outcome === "open") keep({ ...rest, sent });
    });
  };

  const startOver = async () => {
    dropDraft(name);
    latest.current = { owner };
    setDraft({ owner });
    setFailure(undefined);
    setDirty(false);
    await goTo("details");
  };

  return {
    step,
    steps: verifies ? ["details", "review", "verify", "result"] : ["details", "review", "result"],
    details: draft.details,
    sent: draft.sent,
    unknown: draft.unknown,
    failure,
    busy,
    codes,
    formId,
    unsaved: !draft.done && draft.sent === undefined && (dirty || draft.unknown !== undefined || step === "review"),
    setDirty,
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
