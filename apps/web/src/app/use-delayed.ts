import { useEffect, useState } from "react";

/** Returns true once `wanted` has been true for this long; false at once. */
export function useDelayed(wanted: boolean, afterMs: number): boolean {
  const [now, setNow] = useState(false);
  useEffect(() => {
    if (!wanted) return setNow(false);
    const timer = setTimeout(() => setNow(true), afterMs);
    return () => clearTimeout(timer);
  }, [wanted, afterMs]);
  return wanted && now;
}
