import type { ErrorCode } from "@coffer/errors";
import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { type Held, useIsOver } from "../time/deadline.ts";

/** Where a flow has its price from. */
export interface QuoteSource<Details, Quote> {
  /** Asks for a price for these details. */
  ask: (details: Details) => Promise<Quote>;
  /** How long it is held, by the server's clock; undefined = for good. */
  held: (quote: Quote) => Held | undefined;
  /** Whether the second may take the place of the first without being accepted again. */
  same: (before: Quote, now: Quote) => boolean;
  /** The codes by which sending is refused because the price has changed or has ended. */
  codes?: readonly ErrorCode[] | undefined;
}

/** For a flow whose price doesn't move. */
export const noQuote: QuoteSource<unknown, undefined> = {
  ask: async () => undefined,
  held: () => undefined,
  same: () => true,
};

/**
 * Whether a price is over. When it is, `renew` is asked for a new one: once, and only while somebody looks at the page.
 * `frozen` while the price is in use or can't be renewed.
 */
export function useQuoteEnd(held: Held | undefined, frozen: boolean, renew: () => unknown): boolean {
  const until = held?.expiresAt;
  const isOver = useIsOver(until);
  const seen = useSyncExternalStore(onVisibility, isVisible);
  const ask = useEffectEvent(renew);
  useEffect(() => {
    if (isOver && seen && !frozen) void ask();
  }, [isOver, seen, frozen, until]);
  return isOver;
}

const isVisible = () => document.visibilityState === "visible";
const onVisibility = (tell: () => void) => {
  document.addEventListener("visibilitychange", tell);
  return () => document.removeEventListener("visibilitychange", tell);
};
