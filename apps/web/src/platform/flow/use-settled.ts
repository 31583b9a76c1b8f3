import { useEffect, useState } from "react";

/** Returns the value after it has been stable for a while. */
export function useSettled<Value extends string>(value: Value, wait: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    if (value === settled) return;
    const timer = setTimeout(() => setSettled(value), wait);
    return () => clearTimeout(timer);
  }, [value, settled, wait]);
  return settled;
}
