import { hasCode, isOutcomeUnknown } from "@coffer/errors";
import { useRef, useState } from "react";
import { type OnceKey, useOnceKey } from "../once-key.ts";
import { type Act, useAction } from "../use-action.ts";

export interface OnceOptions<Input, Result> {
  send: (input: Input, once: OnceKey) => Promise<Result>;
  /** Looks up the outcome where the call carries a proof and can't be resent unchanged; undefined = not executed. */
  lookUp?: ((input: Input) => Promise<Result | undefined>) | undefined;
  done: (result: Result) => unknown;
}

export interface Once<Input> {
  act: Act;
  submit: (input: Input) => Promise<void>;
  /** No reply came: the outcome is unknown. */
  lost: boolean;
  /** The lookup found nothing: a new proof is required. */
  reopened: boolean;
  settle: () => Promise<unknown>;
}

/** Executes a money action on a record once: one idempotency key per intent, and a lost reply is resolved. */
export function useOnce<Input, Result>({ send, lookUp, done }: OnceOptions<Input, Result>): Once<Input> {
  const act = useAction();
  const once = useOnceKey();
  // The sent input without a reply.
  const open = useRef<Input>(undefined);
  const [lost, setLost] = useState(false);
  const [reopened, setReopened] = useState(false);

  const finish = async (result: Result) => {
    open.current = undefined;
    setLost(false);
    await done(result);
  };
  const submit = async (input: Input) => {
    // A new proof changes the input of the same intent.
    const sentBefore = open.current !== undefined;
    open.current = input;
    let result: Result;
    try {
      result = await once("", (key) => send(input, key));
    } catch (error) {
      if (isOutcomeUnknown(error)) return setLost(true);
      // 409 after a new proof: the first request did arrive, so its record is the result.
      const made = lookUp && sentBefore && hasCode(error, 409) ? await lookUp(input) : undefined;
      if (made !== undefined) return finish(made);
      open.current = undefined;
      setLost(false);
      throw error;
    }
    await finish(result);
  };
  const settle = () =>
    act.run(async () => {
      const input = open.current;
      if (input === undefined) return;
      if (!lookUp) return submit(input);
      const made = await lookUp(input);
      if (made !== undefined) return finish(made);
      setLost(false);
      setReopened(true);
    });
  return { act, submit, lost, reopened, settle };
}
