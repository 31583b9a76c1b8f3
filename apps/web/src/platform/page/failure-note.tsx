import { hasCode, isCofferError } from "@coffer/errors";
import { Notice } from "@coffer/ui";
import { type ReactNode, Suspense, useMemo } from "react";
import { FormattedMessage } from "../intl/intl.ts";
import { hasSession } from "../session.ts";
import { serverNow, useDeadline } from "../time/deadline.ts";
import { formatCountdown } from "../time/time.ts";
import { useFailureText } from "./failure-text.ts";
import { lazyPart } from "./lazy-part.tsx";

/** With the first refusal: which article explains which is a list. */
const HelpLink = lazyPart(() => import("./help-link.tsx").then(({ HelpLink: it }) => it));

// These take the person elsewhere or ask in a dialog; saying it twice would be noise.
// (A session that ends is told here too: on the sign-in page itself nobody is taken anywhere.)
const handledElsewhere: readonly string[] = ["maintenance", "confirmSignIn", "cardLink"];

/** Too many wrong passwords, PINs or codes. The catalogue's text speaks of signing in; who is in has other things locked. */
const lockedCode = 50010;

/** Nothing that is typed can help until the lock is over. */
export const isLockedOut = (error: unknown): boolean => hasCode(error, lockedCode) && hasSession();

/** What went wrong, in place: said at once by a screen reader, with what support needs. */
export function FailureNote({ error, action }: { error: unknown; action?: ReactNode }) {
  const failureText = useFailureText();
  if (isCofferError(error) && handledElsewhere.includes(error.behaviour)) return null;
  const { words, details, reference } = failureText(error);
  const locked = isLockedOut(error);
  // Once: what is told as a time to wait runs from when it is told.
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

/** When what is refused is possible again, where the server says so: a lock, a block after a change, too much at once. */
function untilOf(error: unknown): string | undefined {
  if (!isCofferError(error)) return undefined;
  const { data, retryAfterMs } = error;
  if (data && "until" in data && typeof data.until === "string") return data.until;
  return retryAfterMs === undefined ? undefined : new Date(serverNow() + retryAfterMs).toISOString();
}

/** Seen only: the moment itself stands in the words, and a clock that is read out each second says nothing else any more. */
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
