import type { Clocks } from "./clocks.ts";

/**
 * Limits resends while a server is in trouble: at most a tenth of the last minute's calls. A few are always free, so that a
 * program with few calls still gets them through.
 */
export const RETRY_BUDGET = { share: 0.1, free: 10, windowMs: 60_000 } as const;

/** How much of a client's traffic may be resends; what is left out is as in `RETRY_BUDGET`. */
export interface RetryBudgetOptions {
  /** Resends for each call: 0.1 is one for ten calls. */
  readonly share?: number;
  /** So many resends are free in each window; `Infinity` for no budget at all. */
  readonly free?: number;
  /** The window, in milliseconds. */
  readonly windowMs?: number;
}

/**
 * Counts the calls and the resends of one client.
 * @internal
 */
export interface RetryBudget {
  /** A call is sent for the first time. */
  spendCall(now: Clocks): void;
  /** Asks for a resend. @returns whether there is one left */
  spendRetry(now: Clocks): boolean;
}

/** @internal */
export function makeRetryBudget(options: RetryBudgetOptions = {}): RetryBudget {
  const { share, free, windowMs } = { ...RETRY_BUDGET, ...options };
  // Two halves of the window, the older of which is dropped as a whole.
  const none = { calls: 0, retries: 0 };
  let older = none;
  let newer = { ...none };
  let since = 0;
  const look = ({ steady }: Clocks) => {
    const halves = Math.floor((steady - since) / (windowMs / 2));
    if (halves < 1) return;
    older = halves === 1 ? newer : none;
    newer = { ...none };
    since += (halves * windowMs) / 2;
  };
  return {
    spendCall: (now) => {
      look(now);
      newer.calls += 1;
    },
    spendRetry: (now) => {
      look(now);
      const left = Math.max(free, share * (older.calls + newer.calls)) - older.retries - newer.retries;
      if (left < 1) return false;
      newer.retries += 1;
      return true;
    },
  };
}
