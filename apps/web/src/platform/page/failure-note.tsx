import { hasCode, isCofferError } from "@coffer/errors";
import { Notice } from "@coffer/ui";
import { type ReactNode, Suspense, useMemo } from "react";
import { FormattedMessage } from "../intl/intl.ts";
import { hasSession } from "../session.ts";
import { serverNow, useDeadline } from "../time/deadline.ts";
import { formatCountdown } from "../time/time.ts";
import { useFailureText } from "./failure-text.ts";
import { lazyPart } from "./lazy-part.tsx";

/** Loaded with the first refusal, because it maps codes to articles. */
const HelpLink = lazyPart(() => import("./help-link.tsx").then(({ HelpLink: it }) => it));

// These navigate or open a dialog, so a note would repeat them. (The end of a session is shown here too: the sign-in
// page doesn't navigate.)
const handledElsewhere: readonly string[] = ["maintenance", "confirmSignIn", "cardLink"];

/**
 * Too many wrong passwords, PINs or codes. The catalogue's text is about signing in; a signed-in user has other
 * locks.
 */
const lockedCode = 50010;

/** Returns whether no input can help until the lock ends. */
export const isLockedOut = (error: unknown): boolean => hasCode(error, lockedCode) && hasSession();

/** Shows a failure in place: announced at once, with a reference for support. */
export function FailureNote({ error, action }: { error: unknown; action?: ReactNode }) {
  const failureText = useFailureText();
  if (isCofferError(error) && handledElsewhere.includes(error.behaviour)) return null;
  const { words, details, reference } = failureText(error);
  const locked = isLockedOut(error);
  // Computed once: a relative wait starts when it is first shown.
  const until = useMemo(() => untilOf(error), [error]);
  return (
    <Notice tone="bad" title={locked ? <FormattedMessage id="error.locked" /> : words} action={action}>
      {details}
      {until && <TimeLeft until={until} />}
      {isCofferError(error) && error.code !== undefined && (
        <Suspense>
          <HelpLink code={error.code} />
        </Suspense>
      )}
      {reference && (
        <span className="block font-mono text-head">
          <FormattedMessage id="error.reference" values={{ id: reference }} />
        </span>
      )}
    </Notice>
  );
}

/** Returns when the action is possible again, if the server says so: after a lock, a block or a rate limit. */
function untilOf(error: unknown): string | undefined {
  if (!isCofferError(error)) return undefined;
  const { data, retryAfterMs } = error;
  if (data && "until" in data && typeof data.until === "string") return data.until;
  return retryAfterMs === undefined ? undefined : new Date(serverNow() + retryAfterMs).toISOString();
}

/** Visual only: the text names the moment, and a spoken countdown would interrupt each second. */
function TimeLeft({ until }: { until: string }) {
  const left = useDeadline(until);
  return (
    <span aria-hidden className="block font-medium tabular-nums">
      <FormattedMessage
        id={left > 0 ? "error.possibleIn" : "error.possibleNow"}
        values={{ left: formatCountdown(left) }}
      />
    </span>
  );
}
