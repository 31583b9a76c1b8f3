import { Button, Notice, Spinner } from "@coffer/ui";
import { useEffect, useRef } from "react";
import { Text } from "../../lib/text.tsx";
import { FailureNote } from "../page/failure-note.tsx";
import type { Flow } from "./use-flow.ts";

// Soon at first, then rarer: an answer mostly comes within seconds, and a server in trouble needs quiet.
const waits = [3000, 6000, 12_000, 30_000];

/** "We don't know yet": asks again by itself, and lets the person ask. */
export function UnknownOutcome<Details, Sent>({ flow }: { flow: Flow<Details, Sent> }) {
  const asked = useRef(0);
  const settle = useRef(flow.settle);
  settle.current = flow.settle;

  useEffect(() => {
    if (flow.busy) return;
    const timer = setTimeout(
      () => {
        asked.current += 1;
        void settle.current();
      },
      waits[Math.min(asked.current, waits.length - 1)],
    );
    return () => clearTimeout(timer);
  }, [flow.busy]);

  return (
    <Notice tone="warn" icon={<Spinner className="size-4" />} title={<Text id="flow.unknownTitle" />}>
      <p>
        <Text id={flow.unknown === "send" ? "flow.unknownSend" : "flow.unknownConfirm"} />
      </p>
      {flow.failure !== undefined && <FailureNote error={flow.failure} />}
      <Button variant="secondary" size="sm" className="mt-3" loading={flow.busy} onClick={() => void flow.settle()}>
        <Text id="flow.askNow" />
      </Button>
    </Notice>
  );
}
