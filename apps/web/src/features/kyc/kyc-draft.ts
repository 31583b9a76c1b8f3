import { useBlocker } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import type { UseFormReturn } from "react-hook-form";
import { onSessionEnded } from "../../platform/session-events.ts";
import type { KycValues } from "./kyc-schema.ts";

// In memory: identity data in web storage would outlive the user's visit. It survives an expired session
// for the same user, but not a sign-out.
const drafts = new Map<string, KycValues>();
onSessionEnded(({ reason }) => reason === "signedOut" && drafts.clear());

/** The typed values that were not submitted. */
export const kycDraft = { get: (key: string): KycValues | undefined => drafts.get(key) };

/** Keeps typed values when the form unmounts. */
export function useKeepDraft(key: string, { getValues, formState }: UseFormReturn<KycValues>) {
  const finished = useRef(false);
  const { isDirty } = formState;
  useEffect(
    () => () => {
      if (!finished.current) drafts.set(key, getValues());
    },
    [key, getValues],
  );
  // Only a reload loses it, so only a reload asks.
  useBlocker({ shouldBlockFn: () => false, enableBeforeUnload: () => isDirty && !finished.current });
  return {
    finish: () => {
      finished.current = true;
      drafts.delete(key);
    },
  };
}
