import { useBlocker } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import type { UseFormReturn } from "react-hook-form";
import { onSessionEnded } from "../../platform/session-events.ts";
import type { KycValues } from "./kyc-schema.ts";

// In memory: identity data in web storage would outlive the person at this computer. A session that runs out keeps it,
// for the same person to go on; signing out doesn't.
const drafts = new Map<string, KycValues>();
onSessionEnded(({ reason }) => reason === "signedOut" && drafts.clear());

/** What was typed and not handed in. */
export const kycDraft = { get: (key: string): KycValues | undefined => drafts.get(key) };

/** Keeps what was typed when the form goes, so that a session that ends, or a look elsewhere, costs nothing. */
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
