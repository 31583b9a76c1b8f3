import type { CofferError } from "@coffer/errors";
import * as Duration from "effect/Duration";
import * as Effect from "effect/Effect";
import * as Schedule from "effect/Schedule";
import type { Retry } from "./operation-spec.ts";

/** The first wait is up to this long; each further one up to twice the one before. */
export const FIRST_DELAY_MS = 500;
export const LONGEST_DELAY_MS = 8_000;
/** A longer wait than this isn't waited for: the call fails at once, and its error says how long to wait. */
export const LONGEST_RETRY_AFTER_MS = 60_000;

const transient: readonly unknown[] = [408, 425, 429, 502, 503, 504];

/** Statuses of a temporary problem. */
export function isTransient(status: number | undefined): boolean {
  return transient.includes(status);
}

/** Whether the server ended the session the request was sent with. */
export const endsSession = ({ behaviour }: CofferError): boolean =>
  behaviour === "endSession" || behaviour === "confirmSignIn";

/** The wait the server asked for, plus full jitter under a doubling ceiling, so that callers don't return all at once. */
export function backoff(retriesDone: number, error: CofferError, random: () => number): number {
  const ceiling = Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** retriesDone);
  return Math.round(random() * ceiling) + (error.retryAfterMs ?? 0);
}

/** Retries up to so many times, after the delay that `backoff` makes of the error. */
export const backoffSchedule = (retries: number, random: () => number = Math.random) =>
  Schedule.recurs(retries).pipe(
    Schedule.setInputType<CofferError>(),
    Schedule.modifyDelay(({ input, attempt }) => Effect.succeed(backoff(attempt - 1, input, random))),
  );

/** How a call is retried. */
export interface RetryPolicy {
  readonly retry: Retry;
  /** How often at most. */
  readonly retries: number;
  /** Asks for each retry, before its delay. */
  readonly allow: (error: CofferError, delayMs: number) => Effect.Effect<boolean>;
  /** @default Math.random */
  readonly random?: () => number;
}

/** When a failed attempt is followed by another one. */
export const retrySchedule = ({ retry, retries, allow, random }: RetryPolicy) =>
  backoffSchedule(retries, random).pipe(
    Schedule.while(({ input, duration }) =>
      isWorthRetrying(retry, input) ? allow(input, Duration.toMillis(duration)) : Effect.succeed(false),
    ),
  );

function isWorthRetrying(retry: Retry, error: CofferError): boolean {
  if (retry === "never" || !error.retryable || endsSession(error)) return false;
  // Maintenance can take hours: the user should see it now. A timeout has cost its 30 s already.
  if (error.behaviour === "maintenance" || error.kind === "timeout") return false;
  return (error.retryAfterMs ?? 0) <= LONGEST_RETRY_AFTER_MS;
}
