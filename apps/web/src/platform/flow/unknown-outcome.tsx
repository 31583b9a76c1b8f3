import { Button, Notice, Spinner } from "@coffer/ui";
import { useEffect, useEffectEvent, useState } from "react";
import { FormattedMessage } from "../intl/intl.ts";

// Soon at first, then rarer: an answer mostly comes within seconds, and a server in trouble needs quiet.
const waits = [3000, 6000, 12_000, 30_000];

export interface UnknownOutcomeProps {
  /** What went unanswered. */
  unknown: "send" | "proof";
  busy: boolean;
  settle: () => Promise<unknown>;
}

/** "We don't know yet": asks again by itself, and lets the person ask. */
export function UnknownOutcome({ unknown, busy, settle }: UnknownOutcomeProps) {
  const [asked, setAsked] = useState(0);
  const ask = useEffectEvent(settle);
  const interrupted = useInterrupted();
  // Looking up is only reading. Sending again does it, if it never arrived: not minutes later, when a lost connection
  // comes back and nobody may be at the screen.
  const byItself = unknown === "proof" || !interrupted;

  useEffect(() => {
    if (busy || !byItself) return;
    const wait = waits[Math.min(asked, waits.length - 1)];
    const timer = setTimeout(() => {
      setAsked(asked + 1);
      void ask();
    }, wait);
    return () => clearTimeout(timer);
  }, [busy, byItself, asked]);

  return (
    <Notice
      tone="warn"
      icon={byItself ? <Spinner className="size-4" /> : undefined}
      title={<FormattedMessage id="flow.unknownTitle" />}
    >
      <p>
        <FormattedMessage
          id={unknown === "proof" ? "flow.unknownConfirm" : byItself ? "flow.unknownSend" : "flow.unknownOffline"}
        />
      </p>
      <Button variant="secondary" size="sm" className="mt-3" loading={busy} onClick={() => void settle()}>
        <FormattedMessage id="flow.askNow" />
      </Button>
    </Notice>
  );
}

/** Whether this device has been offline since the outcome became unknown. */
function useInterrupted(): boolean {
  const [interrupted, setInterrupted] = useState(!navigator.onLine);
  useEffect(() => {
    const note = () => setInterrupted(true);
    window.addEventListener("offline", note);
    return () => window.removeEventListener("offline", note);
  }, []);
  return interrupted;
}
