import { hasCode, isOutcomeUnknown } from "@coffer/errors";
import { useRef, useState } from "react";
import { type OnceKey, useOnceKey } from "../once-key.ts";
import { type Act, useAction } from "../use-action.ts";

export interface OnceOptions<Input, Result> {
  send: (input: Input, once: OnceKey) => Promise<Result>;
  /** What became of it, where a proof goes with it and it can't be sent again as it was; undefined = it didn't happen. */
  lookUp?: ((input: Input) => Promise<Result | undefined>) | undefined;
  done: (result: Result) => unknown;
}

export interface Once<Input> {
  act: Act;
  submit: (input: Input) => Promise<void>;
  /** No answer came: nobody knows yet whether it happened. */
  lost: boolean;
  /** It was looked up and hadn't happened: it is to be proved again. */
  reopened: boolean;
  settle: () => Promise<unknown>;
}

/** An act on a record that moves money, done once: one key for each intent, and an answer that is lost is found out. */
export function useOnce<Input, Result>({ send, lookUp, done }: OnceOptions<Input, Result>): Once<Input> {
  const act = useAction();
  const once = useOnceKey();
  // What has left and wasn't answered.
  const open = useRef<Input>(undefined);
  const [lost, setLost] = useState(false);
  const [reopened, setReopened] = useState(false);

  const finish = async (result: Result) => {
    open.current = undefined;
    setLost(false);
    await done(result);
  };
  const submit = async (input: Input) => {
    // Proved again it is another input of the same intent.
    const sentBefore = open.current !== undefined;
    open.current = input;
    let result: Result;
    try {
      result = await once("", (key) => send(input, key));
    } catch (error) {
      if (isOutcomeUnknown(error)) return setLost(true);
      // Proved again under the key of one that did arrive after all: that one is what was meant.
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
