import type { CofferError } from "@coffer/errors";
import type { Retry } from "../read-operation.ts";

/** The first wait is up to this long; each further one up to twice the one before. */
export const FIRST_DELAY_MS = 500;
export const LONGEST_DELAY_MS = 8_000;
/** Asked to wait longer than this, we fail at once and say how long: a caller decides better than a sleeping request. */
export const LONGEST_RETRY_AFTER_MS = 60_000;

const transient: readonly unknown[] = [408, 425, 429, 502, 503, 504];

/** Statuses of a temporary problem. */
export function isTransient(status: number | undefined): boolean {
  return transient.includes(status);
}

/** What the server asked for, and full jitter under a doubling ceiling: all who were told the same don't come at once. */
export function backoff(retriesDone: number, error: CofferError, random: () => number): number {
  const ceiling = Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** retriesDone);
  return Math.round(random() * ceiling) + (error.retryAfterMs ?? 0);
}

/** How long to wait before sending again, or `undefined` for not again. */
export function retryDelay(
  retry: Retry,
  error: CofferError,
  retriesDone: number,
  retries: number,
  random: () => number = Math.random,
): number | undefined {
  if (retry === "never" || retriesDone >= retries) return undefined;
  // Maintenance can take hours: the user should see it now.
  if (error.behaviour === "maintenance") return undefined;
  // A timeout has cost its 30 s already.
  if (!error.retryable || error.kind === "timeout") return undefined;
  if ((error.retryAfterMs ?? 0) > LONGEST_RETRY_AFTER_MS) return undefined;
  return backoff(retriesDone, error, random);
}
