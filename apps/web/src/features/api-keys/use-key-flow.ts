import type { ErrorCode } from "@coffer/errors";
import { hasCode } from "@coffer/errors";
import { useState } from "react";
import type { FieldPath, FieldValues } from "react-hook-form";
import type { FlowOptions } from "../../platform/flow/flow-options.ts";
import { flowSteps } from "../../platform/flow/flow-search.ts";
import { noQuote } from "../../platform/flow/quote.ts";
import { type Flow, useFlow } from "../../platform/flow/use-flow.ts";
import { coffer } from "./api.ts";
import type { KeyProof } from "./key-proof.ts";
import type { Pair } from "./new-secret.tsx";
import type { Key } from "./use-keys.ts";
import { useKeysChanged } from "./use-keys.ts";

/** The part of a changed key that a draft stores: never its secret. */
export interface KeySent {
  id: string;
}
export type KeyFlow<Details extends FieldValues> = Flow<Details, KeySent, KeyProof>;

export interface KeyActs<Details extends FieldValues> {
  /** The name of its draft. */
  name: string;
  /** The call; a new pair is passed to `show` only. */
  call: (
    details: Details,
    proof: KeyProof,
    once: Parameters<FlowOptions<Details, KeySent, KeyProof, undefined>["send"]>[1],
  ) => Promise<Key & Partial<Pair>>;
  /** Returns the key that the lost request created, if any. */
  find: (keys: readonly Key[], details: Details, left: number) => Key | undefined;
  codes?: Partial<Record<ErrorCode, FieldPath<Details>>>;
  fields?: Record<string, FieldPath<Details>>;
}

const clockDoubt = 2000; // ms; the server's time has a resolution of a second.

/** Settings → review → proof → the key, changed once; its secret stays in this page's memory. */
export function useKeyFlow<Details extends FieldValues>({ name, call, find, codes, fields }: KeyActs<Details>) {
  const changed = useKeysChanged();
  const [pair, show] = useState<Pair>();
  const lookUp = async ({ details }: { details: Details }, left: string) => {
    const { items } = await coffer.apiKeys.getApiKeyList();
    const found = find(items, details, Date.parse(left) - clockDoubt);
    return found && { id: found.id };
  };
  const flow: KeyFlow<Details> = useFlow<Details, KeySent, KeyProof>({
    name,
    codes,
    fields,
    quote: noQuote,
    send: async (intent, once, proved) => {
      if (!proved) throw new Error("A key is never asked for without proof.");
      try {
        const { id, accessKey, secret } = await call(intent.details, proved.proof, once);
        if (secret !== undefined) show({ accessKey, secret });
        return { id };
      } catch (error) {
        // 409 after a new proof: the first request did arrive, so its key is the result.
        const done = hasCode(error, 409) ? await lookUp(intent, proved.left) : undefined;
        if (done) return done;
        throw error;
      } finally {
        changed();
      }
    },
    proofInCall: { wanted: () => true, lookUp },
  });
  // Always all four: the proof is known to be needed from the start.
  return { flow: { ...flow, steps: [...flowSteps] }, pair };
}
