import { useEffect, useEffectEvent, useState } from "react";

/** Seconds left, counted down while not held; `onZero` runs once at the end. */
export function useCountdown(seconds: number, held: boolean, onZero: () => unknown): number {
  const [left, setLeft] = useState(seconds);
  const end = useEffectEvent(onZero);
  useEffect(() => {
    if (held || left === 0) return;
    const timer = setTimeout(() => {
      setLeft(left - 1);
      if (left === 1) end();
    }, 1000);
    return () => clearTimeout(timer);
  }, [held, left]);
  return left;
}
