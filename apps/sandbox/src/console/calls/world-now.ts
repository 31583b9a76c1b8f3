import { useEffect, useState } from "react";
import { useControl } from "./control.ts";

/** The world's time by the second, also between two replies; undefined before the first. */
export function useWorldNow(): { now: number | undefined; mode: "frozen" | "live" | undefined } {
  const { data, dataUpdatedAt, isError } = useControl("clock", { every: 2000 });
  const realNow = useSecond();
  if (!data) return { now: undefined, mode: undefined };
  const since = data.mode === "live" && !isError ? Math.max(0, realNow - dataUpdatedAt) * (data.speed ?? 1) : 0;
  return { now: Date.parse(data.now) + since, mode: data.mode };
}

function useSecond(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
