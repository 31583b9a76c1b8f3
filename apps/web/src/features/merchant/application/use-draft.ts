import { useState } from "react";
import { onSessionEnded } from "../../../platform/session-events.ts";
import { localStore } from "../../../platform/storage.ts";
import type { MerchantInfo } from "../standing-query.ts";
import { type Draft, draftOf, emptyDraft } from "./application.ts";

const place = "merchantApplication";

interface Kept {
  owner: string;
  /** The decision it was begun after: a later one makes it an old one. */
  after: string | null;
  draft: Draft;
}

// Signing out ends it at this computer; a session that ran out keeps it, for the same person to go on.
onSessionEnded(({ reason }) => reason === "signedOut" && localStore.remove(place));

function read(owner: string, after: string | null): Draft | undefined {
  try {
    const kept: Kept = JSON.parse(localStore.get(place) ?? "");
    if (kept.owner === owner && kept.after === after) return { ...emptyDraft, ...kept.draft };
  } catch {
    // Nothing kept, or not ours.
  }
  return undefined;
}

/**
 * What was filled in so far: the server takes an application as a whole, so until its certificate is there it is kept in
 * this browser.
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
