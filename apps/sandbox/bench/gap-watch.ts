import { PerformanceObserver } from "node:perf_hooks";

/** The longest turn of the loop since it was last asked for, in milliseconds. */
export type Gap = {
  /** By the clock. */
  readonly gap: number;
  /** Of the turn that took most CPU: how much, and how much of it went to collecting garbage. */
  readonly cpu: number;
  readonly collected: number;
};

let [gap, at, used] = [0, performance.now(), 0];
/** The turn that took most CPU here. */
let busiest = { cpu: 0, from: 0, to: 0 };
/** What the collector of garbage did meanwhile. */
let collections: PerformanceEntry[] = [];
const usedNow = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};
/** With each turn of the loop: how long the last one took, and how much of it was spent here and not by other programs. */
function turn(): void {
  const [now, usage] = [performance.now(), usedNow()];
  gap = Math.max(gap, now - at);
  if (usage - used > busiest.cpu) busiest = { cpu: usage - used, from: at, to: now };
  [at, used] = [now, usage];
  setImmediate(turn);
}
/** Watches from here on; who sends this process the message `gaps` is told of the time since the last one. */
export function tellGaps(): void {
  new PerformanceObserver((list) => collections.push(...list.getEntries())).observe({ entryTypes: ["gc"] });
  process.on("message", (asked) => {
    if (asked !== "gaps") return;
    // Of its collections an observer is told a turn later.
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
