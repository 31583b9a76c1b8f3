import { useEffect, useRef, useState } from "react";

/** What somebody types, told once typing pauses for `wait` milliseconds; it follows `told` when that changes by itself. */
export function useDebouncedText(told: string, wait: number, tell: (typed: string) => void) {
  const [typed, setTyped] = useState(told);
  const sent = useRef(told);
  const latest = useRef(tell);
  latest.current = tell;

  // Back, and "clear the filters", change the address without a key. What we sent ourselves must not undo newer keys.
  useEffect(() => {
    if (told === sent.current) return;
    sent.current = told;
    setTyped(told);
  }, [told]);
  useEffect(() => {
    const next = typed.trim();
    if (next === sent.current) return;
    const timer = setTimeout(() => {
      sent.current = next;
      latest.current(next);
    }, wait);
    return () => clearTimeout(timer);
  }, [typed, wait]);
  return [typed, setTyped] as const;
}
