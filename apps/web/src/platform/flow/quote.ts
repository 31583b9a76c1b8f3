import type { ErrorCode } from "@coffer/errors";
import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { type Held, useIsOver } from "../time/deadline.ts";

/** The source of a flow's price. */
export interface QuoteSource<Details, Quote> {
  /** Requests a price for these details. */
  ask: (details: Details) => Promise<Quote>;
  /** Its validity by the server's clock; undefined = unlimited. */
  held: (quote: Quote) => Held | undefined;
  /** Returns whether the second may replace the first without acceptance. */
  same: (before: Quote, now: Quote) => boolean;
  /** The codes of a refusal because of a changed or expired price. */
  codes?: readonly ErrorCode[] | undefined;
}

/** For a flow without a changing price. */
export const noQuote: QuoteSource<unknown, undefined> = {
  ask: async () => undefined,
  held: () => undefined,
  same: () => true,
};

/**
 * Returns whether a price has expired. Then it calls `renew` once, and only while the page is visible.
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
