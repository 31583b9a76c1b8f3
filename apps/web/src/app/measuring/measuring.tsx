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

/** Counts visits of consenting users, and asks for consent. */
export function Measuring() {
  const said = useConsent();
  const isAsked = useIsAsked();
  const { inApp } = useFrame();
  // The route, not the address: it contains no id.
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

/** No is as easy as yes, and looks the same. */
function Question() {
  const intl = useIntl();
  const [known, setKnown] = useState(false);
  // A requested note gets the focus at once; an automatic one is only announced.
  const [wanted] = useState(() => consent() !== undefined);
  const note = useRef<HTMLElement>(null);
  const before = useRef<HTMLElement>(null);
  useEffect(() => {
    learn(["measuring"]).then(
      () => setKnown(true),
      () => undefined, // Without its texts it isn't shown, and nothing is counted.
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

/** Names third-party scripts and what they may see, for consenting users. */
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

/** The page ends above the note, and a focused element scrolls out from under it. */
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
