import { Button } from "@coffer/ui";
import { useRouterState } from "@tanstack/react-router";
import { type FocusEvent, useEffect, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { learn } from "../../platform/intl/locale-state.ts";
import { configured } from "../../platform/measuring/config.ts";
import { type Consent, consent, setConsent, useConsent, useIsAsked } from "../../platform/measuring/consent.ts";
import { count, takeEvents } from "../../platform/measuring/events.ts";
import { forget, send } from "../../platform/measuring/send.ts";
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
  const intl = useIntl();
  const [known, setKnown] = useState(false);
  // Whoever asked for it stands in it at once; who didn't is told that it is there, and stays where they are.
  const [wanted] = useState(() => consent() !== undefined);
  const note = useRef<HTMLElement>(null);
  const before = useRef<HTMLElement>(null);
  useEffect(() => {
    learn(["measuring"]).then(
      () => setKnown(true),
      () => undefined, // without its words it isn't asked, and nothing is counted
    );
  }, []);
  useEffect(() => {
    if (!known || !note.current) return;
    if (wanted) note.current.focus({ preventScroll: true });
    return roomUnder(note.current);
  }, [known, wanted]);
  const comeFrom = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) before.current = relatedTarget;
  };
  const answer = (said: Consent) => {
    const back = before.current?.isConnected ? before.current : document.getElementById("main");
    back?.focus({ preventScroll: true });
    setConsent(said);
  };
  return (
    <>
      <p role="status" className="sr-only">
        {known && !wanted && <FormattedMessage id="measuring.title" />}
      </p>
      {known && (
        <section
          ref={note}
          tabIndex={-1}
          onFocus={comeFrom}
          aria-label={intl.formatMessage({ id: "measuring.title" })}
          className="fixed inset-x-4 bottom-[max(1rem,env(safe-area-inset-bottom))] z-30 mx-auto flex max-h-[60dvh] max-w-[760px] flex-wrap items-center gap-x-6 gap-y-3 overflow-y-auto rounded-lg border border-line-strong bg-surface px-5 py-4 shadow-soft max-sm:[body:has([data-sticky-action])_&]:bottom-24 print:hidden"
        >
          <div className="min-w-0 flex-[1_1_320px]">
            <h2 className="font-medium">
              <FormattedMessage id="measuring.title" />
            </h2>
            <p className="mt-1 text-ink-2 text-label">
              <What />
            </p>
          </div>
          <div className="flex gap-2 max-sm:w-full max-sm:*:flex-1">
            <Button variant="secondary" onClick={() => answer("no")}>
              <FormattedMessage id="measuring.no" />
            </Button>
            <Button variant="secondary" onClick={() => answer("yes")}>
              <FormattedMessage id="measuring.yes" />
            </Button>
          </div>
        </section>
      )}
    </>
  );
}

/** Whoever agrees to scripts of others is told whose, and what these may see. */
function What() {
  const intl = useIntl();
  const hosts = [...new Set(configured().scripts.map((script) => new URL(script).host))];
  if (hosts.length === 0) return <FormattedMessage id="measuring.body" />;
  return (
    <FormattedMessage
      id="measuring.bodyScripts"
      values={{ hosts: hosts.join(intl.formatMessage({ id: "measuring.and" })) }}
    />
  );
}

/** The page ends above the note, and what gets the focus is scrolled to where the note doesn't lie over it. */
function roomUnder(note: HTMLElement): () => void {
  const { body, documentElement } = document;
  const fit = () => {
    const room = `${Math.ceil(window.innerHeight - note.getBoundingClientRect().top) + 16}px`;
    body.style.paddingBottom = room;
    documentElement.style.scrollPaddingBottom = room;
  };
  const watch = new ResizeObserver(fit);
  watch.observe(note);
  return () => {
    watch.disconnect();
    body.style.paddingBottom = "";
    documentElement.style.scrollPaddingBottom = "";
  };
}
