import { PerformanceObserver } from "node:perf_hooks";
import { startServer } from "../src/doors/server.ts";
import { addHistory } from "./long-history.ts";

/** A server with a folder of state and, where a number is given, so many records of each kind in its main world. */
const [state = "", records = "0"] = process.argv.slice(2);
const { url, sandbox } = await startServer({ port: 0, state, live: false });
if (records !== "0") addHistory(sandbox.world(), "80413", Number(records));

let [gap, at, used] = [0, performance.now(), 0];
/** The turn that took most CPU here. */
let busiest = { cpu: 0, from: 0, to: 0 };
/** What the collector of garbage did meanwhile. */
let collections: PerformanceEntry[] = [];
new PerformanceObserver((list) => collections.push(...list.getEntries())).observe({ entryTypes: ["gc"] });
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
process.on("message", () => {
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
process.send?.({ port: Number(new URL(url).port), tokens: [] });
// Ends with who started it, however that one ends.
process.once("disconnect", () => process.exit());
