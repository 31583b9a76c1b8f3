import { PerformanceObserver } from "node:perf_hooks";

/** The longest event-loop iteration since the last query, in milliseconds. */
export type Gap = {
  /** Wall-clock time. */
  readonly gap: number;
  /** CPU time of the busiest iteration, and its share of garbage collection. */
  readonly cpu: number;
  readonly collected: number;
};

let [gap, at, used] = [0, performance.now(), 0];
/** The iteration with the most CPU time. */
let busiest = { cpu: 0, from: 0, to: 0 };
/** Garbage collections in the same period. */
let collections: PerformanceEntry[] = [];
const usedNow = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};
/** Records for each event-loop iteration its duration and this process's CPU time. */
function turn(): void {
  const [now, usage] = [performance.now(), usedNow()];
  gap = Math.max(gap, now - at);
  if (usage - used > busiest.cpu) busiest = { cpu: usage - used, from: at, to: now };
  [at, used] = [now, usage];
  setImmediate(turn);
}
/** Starts the measurement. Answers each `gaps` message with the figures since the previous one. */
export function tellGaps(): void {
  new PerformanceObserver((list) => collections.push(...list.getEntries())).observe({ entryTypes: ["gc"] });
  process.on("message", (asked) => {
    if (asked !== "gaps") return;
    // The observer receives collections one iteration later.
    setTimeout(() => {
      const { cpu, from, to } = busiest;
      const during = collections.filter(({ startTime }) => startTime >= from && startTime < to);
      process.send?.({ gap, cpu, collected: during.reduce((sum, { duration }) => sum + duration, 0) });
      [gap, busiest, collections] = [0, { cpu: 0, from: 0, to: 0 }, []];
    }, 10);
  });
  used = usedNow();
  turn();
}
