import { Button, Notice, Spinner } from "@coffer/ui";
import { useEffect, useEffectEvent, useState } from "react";
import { FormattedMessage } from "../intl/intl.ts";

// Growing waits (ms): most replies come within seconds, and an overloaded server needs time.
const waits = [3000, 6000, 12_000, 30_000];

export interface UnknownOutcomeProps {
  /** The request without a reply. */
  unknown: "send" | "proof";
  busy: boolean;
  settle: () => Promise<unknown>;
}

/** Shows an unknown outcome: checks automatically, and on demand. */
export function UnknownOutcome({ unknown, busy, settle }: UnknownOutcomeProps) {
  const [asked, setAsked] = useState(0);
  const ask = useEffectEvent(settle);
  const interrupted = useInterrupted();
  // A lookup only reads. A resend may execute the request, so it isn't automatic minutes later when a connection
  // returns and the user may be away.
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

/** Returns whether this device was offline since the outcome became unknown. */
function useInterrupted(): boolean {
  const [interrupted, setInterrupted] = useState(!navigator.onLine);
  useEffect(() => {
    const note = () => setInterrupted(true);
    window.addEventListener("offline", note);
    return () => window.removeEventListener("offline", note);
  }, []);
  return interrupted;
}
