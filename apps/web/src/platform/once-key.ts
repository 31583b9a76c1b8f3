import { isOutcomeUnknown } from "@coffer/errors";
import type { CallOptions } from "@coffer/sdk";
import { useRef } from "react";

/** The idempotency key of a call, and whether it was sent before without a reply. */
export type OnceKey = Required<Pick<CallOptions, "idempotencyKey" | "sentBefore">>;

/** Executes a call once: a resend after a lost reply uses the earlier key while the input is unchanged. */
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
