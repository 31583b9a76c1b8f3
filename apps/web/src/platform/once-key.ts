import { isOutcomeUnknown } from "@coffer/errors";
import type { CallOptions } from "@coffer/sdk";
import { useRef } from "react";

/** What makes a call once: its key, and whether it went out before without an answer. */
export type OnceKey = Required<Pick<CallOptions, "idempotencyKey" | "sentBefore">>;

/** Makes a call once: what is sent again because no answer came goes by the key it went by before, as long as it is the same. */
export function useOnceKey() {
  const open = useRef<{ what: string } & { -readonly [Name in keyof OnceKey]: OnceKey[Name] }>(undefined);
  return async <Result>(what: string, send: (once: OnceKey) => Promise<Result>): Promise<Result> => {
    if (open.current?.what !== what) open.current = { what, idempotencyKey: crypto.randomUUID(), sentBefore: false };
    const { idempotencyKey, sentBefore } = open.current;
    open.current.sentBefore = true;
    try {
      const result = await send({ idempotencyKey, sentBefore });
      open.current.sentBefore = false;
      return result;
    } catch (error) {
      if (!isOutcomeUnknown(error)) open.current = undefined;
      throw error;
    }
  };
}
