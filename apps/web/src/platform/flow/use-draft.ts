import { useEffect, useRef, useState } from "react";
import { useAccount } from "../session.ts";
import { type Draft, dropDraft, keepDraft, readDraft } from "./flow-draft.ts";

/** The draft of a flow, kept through reloads for the person it belongs to. */
export function useDraft<Details, Sent, Quote>(name: string, asked: unknown) {
  type Kept = Draft<Details, Sent, Quote>;
  const owner = useAccount()?.uid ?? "";
  const begin = (): Kept => {
    const kept = readDraft<Details, Sent, Quote>(name, owner);
    // Coming back to the page after the result means another one.
    return kept.at === "done" && asked !== "result" ? { at: "start" } : kept;
  };
  const [draft, setDraft] = useState(begin);
  // Counts fresh starts, so that the details form empties itself.
  const [round, setRound] = useState(0);
  // What an act in progress goes by: the state of its own render may be old.
  const latest = useRef(draft);
  const ownedBy = useRef(owner);

  const show = (next: Kept) => {
    latest.current = next;
    setDraft(next);
  };
  const keep = (next: Kept) => {
    keepDraft(name, owner, next);
    show(next);
  };
  const drop = () => {
    dropDraft(name);
    show({ at: "start" });
    setRound((count) => count + 1);
  };

  // The account may arrive after the page, and change with another sign-in.
  const adopt = useRef({ begin, show, drop });
  adopt.current = { begin, show, drop };
  useEffect(() => {
    if (ownedBy.current === owner) return;
    ownedBy.current = owner;
    adopt.current.show(adopt.current.begin());
  }, [owner]);
  useEffect(() => {
    if (latest.current.at === "done" && asked !== "result") adopt.current.drop();
  }, [asked]);

  return { draft, latest, keep, drop, round };
}
