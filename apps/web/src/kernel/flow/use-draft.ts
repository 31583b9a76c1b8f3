import { useEffect, useRef, useState } from "react";
import { useAccount } from "../session.ts";
import { type Draft, dropDraft, keepDraft, readDraft } from "./flow-draft.ts";

/** The draft of a flow, kept through reloads for the person it belongs to. */
export function useDraft<Details, Sent>(name: string, asked: unknown) {
  const owner = useAccount()?.uid ?? "";
  const begin = (): Draft<Details, Sent> => {
    const kept = readDraft<Details, Sent>(name, owner);
    // Coming back to the page after the result means another one.
    return kept.done && asked !== "result" ? { owner } : kept;
  };
  const [draft, setDraft] = useState(begin);
  // Counts fresh starts, so that the details form empties itself.
  const [round, setRound] = useState(0);
  // What an act in progress goes by: the state of its own render may be old.
  const latest = useRef(draft);

  const show = (next: Draft<Details, Sent>) => {
    latest.current = next;
    setDraft(next);
  };
  const keep = (next: Draft<Details, Sent>) => {
    keepDraft(name, next);
    show(next);
  };
  const drop = () => {
    dropDraft(name);
    show({ owner });
    setRound((count) => count + 1);
  };

  // The account may arrive after the page, and change with another sign-in.
  const adopt = useRef({ begin, show, drop });
  adopt.current = { begin, show, drop };
  useEffect(() => {
    if (latest.current.owner !== owner) adopt.current.show(adopt.current.begin());
  }, [owner]);
  useEffect(() => {
    if (latest.current.done && asked !== "result") adopt.current.drop();
  }, [asked]);

  return { owner, draft, latest, keep, drop, round };
}
