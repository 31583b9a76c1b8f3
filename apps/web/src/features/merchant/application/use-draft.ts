import { useState } from "react";
import { onSessionEnded } from "../../../platform/session-events.ts";
import { localStore } from "../../../platform/storage.ts";
import type { MerchantInfo } from "../standing-query.ts";
import { type Draft, draftOf, emptyDraft } from "./application.ts";

const place = "merchantApplication";

interface Kept {
  owner: string;
  /** The decision before the draft; a later decision invalidates it. */
  after: string | null;
  draft: Draft;
}

// Deleted on sign-out; kept through an expired session for the same user.
onSessionEnded(({ reason }) => reason === "signedOut" && localStore.remove(place));

function read(owner: string, after: string | null): Draft | undefined {
  try {
    const kept: Kept = JSON.parse(localStore.get(place) ?? "");
    if (kept.owner === owner && kept.after === after) return { ...emptyDraft, ...kept.draft };
  } catch {
    // Missing or invalid.
  }
  return undefined;
}

/**
 * The typed values, stored in this browser until the certificate exists, because the server saves only whole
 * applications.
 */
export function useDraft(owner: string, { application, reviewedAt }: MerchantInfo) {
  const [draft, setDraft] = useState(() => read(owner, reviewedAt) ?? draftOf(application));
  return {
    draft,
    keep: (changes: Partial<Draft>): Draft => {
      const next = { ...draft, ...changes };
      localStore.set(place, JSON.stringify({ owner, after: reviewedAt, draft: next } satisfies Kept));
      setDraft(next);
      return next;
    },
    drop: () => localStore.remove(place),
  };
}
