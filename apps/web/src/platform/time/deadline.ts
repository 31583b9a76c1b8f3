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
  return Math.max(0, secondsBetween(now, Date.parse(iso)));
}

const secondsBetween = (from: number, to: number) => Math.ceil((to - from) / 1000);

/** What holds for a while: until when, and when the server said so. */
export interface Held {
  expiresAt: string;
  serverTime: string;
}

/** How many seconds it is held in all. */
export const secondsHeld = ({ serverTime, expiresAt }: Held): number =>
  secondsBetween(Date.parse(serverTime), Date.parse(expiresAt));

/**
 * Seconds left until `iso`, kept right through sleep: it counts from the clock, not from its own ticks. The server's time
 * is known to the second, so `from`, when the time began to run, keeps an hour from reading "1:00:01".
 */
export function useDeadline(iso: string | undefined, from?: string): number {
  const most = iso && from ? secondsHeld({ expiresAt: iso, serverTime: from }) : Number.POSITIVE_INFINITY;
  return Math.min(useUntil(iso, asTheyAre), most);
}

/** Whether `iso` is over: draws again when it comes, and not with every second before. */
export const useIsOver = (iso: string | undefined): boolean => useUntil(iso, isNone) && iso !== undefined;

const asTheyAre = (seconds: number) => seconds;
const isNone = (seconds: number) => seconds === 0;

/** What is seen of the seconds until `iso`, as often as that changes; of no moment none are left. */
function useUntil<Seen>(iso: string | undefined, see: (seconds: number) => Seen): Seen {
  const look = (at: string | undefined) => ({ at, seen: see(at === undefined ? 0 : secondsUntil(at)) });
  const [last, setLast] = useState(() => look(iso));
  useEffect(() => {
    if (iso === undefined) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = () => {
      clearTimeout(timer);
      const seconds = secondsUntil(iso);
      const seen = see(seconds);
      setLast((before) => (before.at === iso && before.seen === seen ? before : { at: iso, seen }));
      if (seconds > 0) timer = setTimeout(tick, 1000 - (serverNow() % 1000));
    };
    tick();
    document.addEventListener("visibilitychange", tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", tick);
    };
  }, [iso, see]);
  // Another moment is looked at at once, not when its first second is over.
  return last.at === iso ? last.seen : look(iso).seen;
}
