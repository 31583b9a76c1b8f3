import { Button } from "@coffer/ui";
import { useRouterState } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { learn } from "../../kernel/locale-state.ts";
import { setConsent, useConsent, useIsAsked } from "../../kernel/measuring/consent.ts";
import { count, takeEvents } from "../../kernel/measuring/events.ts";
import { forget, send } from "../../kernel/measuring/send.ts";
import { Text, useText } from "../../lib/text.tsx";
import { useFrame } from "../use-frame.ts";

/** Counts visits of whoever agrees, and asks for that. */
export function Measuring() {
  const said = useConsent();
  const isAsked = useIsAsked();
  const { inApp } = useFrame();
  // The route, not the address: no id is in it.
  const page = useRouterState({ select: ({ matches }) => matches.at(-1)?.fullPath || "/" });
  useEffect(() => {
    if (said !== "yes") return;
    takeEvents((event) => send(event, page));
    count({ name: "page.view", about: undefined });
    return () => takeEvents(undefined);
  }, [page, said]);
  useEffect(() => {
    if (said === "no") forget();
  }, [said]);
  return isAsked && !inApp ? <Question /> : null;
}

/** No is as near as yes, and looks the same. */
function Question() {
  const text = useText();
  const [known, setKnown] = useState(false);
  useEffect(() => void learn(["measuring"]).then(() => setKnown(true)), []);
  if (!known) return null;
  return (
    <section
      aria-label={text("measuring.title")}
      className="fixed inset-x-4 bottom-4 z-30 mx-auto flex max-w-[720px] flex-wrap items-center gap-x-6 gap-y-3 rounded-lg border border-line-strong bg-surface px-5 py-4 shadow-lg max-sm:bottom-20 print:hidden"
    >
      <div className="min-w-0 flex-[1_1_320px]">
        <h2 className="font-medium">
          <Text id="measuring.title" />
        </h2>
        <p className="mt-1 text-ink-2 text-label">
          <Text id="measuring.body" />
        </p>
      </div>
      <div className="flex gap-2 max-sm:w-full max-sm:*:flex-1">
        <Button variant="secondary" onClick={() => setConsent("no")}>
          <Text id="measuring.no" />
        </Button>
        <Button variant="secondary" onClick={() => setConsent("yes")}>
          <Text id="measuring.yes" />
        </Button>
      </div>
    </section>
  );
}
