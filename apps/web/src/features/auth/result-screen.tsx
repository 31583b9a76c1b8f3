import { Button, Card, CardBody } from "@coffer/ui";
import { useNavigate } from "@tanstack/react-router";
import { CircleCheckIcon } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { PathLink } from "../../platform/page/path-link.tsx";
import { returnPath } from "../../platform/url/redirect.ts";
import type { ResultKind } from "./outcomes.ts";

const redirectSeconds = 5;

const words = {
  registered: { title: "auth.openTitle", note: "auth.openNote", go: "auth.openGo", home: "/account/verifiy" },
} as const;

export interface ResultScreenProps {
  kind: ResultKind;
  next?: string | undefined;
}

/** Confirms the result, then redirects automatically unless paused. */
export function ResultScreen({ kind, next }: ResultScreenProps) {
  const navigate = useNavigate();
  const [waiting, setWaiting] = useState(false);
  const { title, note, go, home } = words[kind];
  const leave = () => navigate({ href: returnPath(next) ?? home, replace: true });
  const left = useCountdown(redirectSeconds, waiting, leave);
  return (
    <div className="mx-auto w-full max-w-[472px] px-4 py-8 sm:py-14">
      <Card>
        <CardBody className="flex flex-col items-center gap-3 py-10 text-center">
          <CircleCheckIcon aria-hidden className="size-10 text-good" strokeWidth={1.5} />
          <h1 className="font-serif text-title">
            <FormattedMessage id={title} />
          </h1>
          <p className="max-w-[36ch] text-ink-2">
            <FormattedMessage id={note} />
          </p>
          <div className="mt-4 flex flex-wrap justify-center gap-2">
            <Button onClick={leave}>
              <FormattedMessage id={go} />
            </Button>
            <Button variant="secondary" onClick={() => setWaiting(!waiting)}>
              <FormattedMessage id={waiting ? "auth.goOnByItself" : "auth.stayHere"} />
            </Button>
          </div>
          <PathLink to="/security/first" className="font-medium text-vault underline-offset-4 hover:underline">
            <FormattedMessage id="auth.protectFirst" />
          </PathLink>
          {/* Announced once, and when it is paused; the seconds are visual. */}
          <p role="status" className="sr-only">
            <FormattedMessage
              id={waiting ? "auth.redirectStopped" : "auth.redirectIn"}
              values={{ seconds: redirectSeconds }}
            />
          </p>
          <p aria-hidden className="text-ink-2 text-label">
            <FormattedMessage id={waiting ? "auth.redirectStopped" : "auth.redirectIn"} values={{ seconds: left }} />
          </p>
        </CardBody>
      </Card>
    </div>
  );
}

/** Returns the seconds left, unless held; `onZero` runs once at the end. */
function useCountdown(seconds: number, held: boolean, onZero: () => unknown): number {
  const [left, setLeft] = useState(seconds);
  const end = useEffectEvent(onZero);
  useEffect(() => {
    if (held || left === 0) return;
    const timer = setTimeout(() => {
      setLeft(left - 1);
      if (left === 1) end();
    }, 1000);
    return () => clearTimeout(timer);
  }, [held, left]);
  return left;
}
