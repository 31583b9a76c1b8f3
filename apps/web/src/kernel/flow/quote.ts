import type { ErrorCode } from "@coffer/errors";
import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { secondsUntil, useDeadline } from "../../lib/deadline.ts";

/** Where a flow has its price from. */
export interface QuoteSource<Details, Quote> {
  /** Asks for a price for these details. */
  ask: (details: Details) => Promise<Quote>;
  /** Until when it is held, by the server's clock; undefined = for good. */
  until: (quote: Quote) => string | undefined;
  /** Whether the second may take the place of the first without being accepted again. */
  same: (before: Quote, now: Quote) => boolean;
  /** The codes by which sending is refused because the price has changed or has ended. */
  codes?: readonly ErrorCode[] | undefined;
}

/** For a flow whose price doesn't move. */
export const noQuote: QuoteSource<unknown, undefined> = {
  ask: async () => undefined,
  until: () => undefined,
  same: () => true,
};

/**
 * Seconds a price is still held. When they are over, `renew` is asked for a new one: once, and only while somebody
 * looks at the page. `frozen` while the price is in use or can't be renewed.
 */
export function useQuoteClock(until: string | undefined, frozen: boolean, renew: () => unknown): number {
  const left = useDeadline(until);
  const seen = useSyncExternalStore(onVisibility, isVisible);
  const ask = useEffectEvent(renew);
  const isOver = until !== undefined && left === 0;
  useEffect(() => {
    // Counted again here: right after a new price `left` is still the old one's.
    if (isOver && seen && !frozen && secondsUntil(until) === 0) void ask();
  }, [isOver, seen, frozen, until]);
  return left;
}

const isVisible = () => document.visibilityState === "visible";
const onVisibility = (tell: () => void) => {
  document.addEventListener("visibilitychange", tell);
  return () => document.removeEventListener("visibilitychange", tell);
};
