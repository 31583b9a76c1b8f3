import { useEffect, useState } from "react";

let offset = 0;

/** Notes what time the server says it is, so that a wrong clock here shortens no deadline. */
export function noteServerTime(httpDate: string | null, now: number = Date.now()): void {
  const server = httpDate ? Date.parse(httpDate) : Number.NaN;
  if (!Number.isNaN(server)) offset = server - now;
}

/** Now, by the server's clock. */
export const serverNow = (): number => Date.now() + offset;

/** Whole seconds until a moment, never below zero. */
export function secondsUntil(iso: string, now: number = serverNow()): number {
  return Math.max(0, Math.ceil((Date.parse(iso) - now) / 1000));
}

/**
 * Seconds left until `iso`, kept right through sleep: it counts from the clock, not from its own ticks. The server's time
 * is known to the second, so `from`, when the time began to run, keeps an hour from reading "1:00:01".
 */
export function useDeadline(iso: string | undefined, from?: string): number {
  const most = iso && from ? Math.ceil((Date.parse(iso) - Date.parse(from)) / 1000) : Number.POSITIVE_INFINITY;
  const [left, setLeft] = useState(() => (iso ? secondsUntil(iso) : 0));
  useEffect(() => {
    if (!iso) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = () => {
      clearTimeout(timer);
      const seconds = secondsUntil(iso);
      setLeft(seconds);
      if (seconds > 0) timer = setTimeout(tick, 1000 - (serverNow() % 1000));
    };
    tick();
    document.addEventListener("visibilitychange", tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", tick);
    };
  }, [iso]);
  return iso ? Math.min(left, most) : 0;
}
