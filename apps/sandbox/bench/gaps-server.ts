import { startServer } from "../src/doors/server.ts";
import { addHistory } from "./long-history.ts";

/** A server with a folder of state and, where a number is given, so many records of each kind in its main world. */
const [state = "", records = "0"] = process.argv.slice(2);
const { url, sandbox } = await startServer({ port: 0, state, live: false });
if (records !== "0") addHistory(sandbox.world(), "80413", Number(records));

let [gap, cpu, at, used] = [0, 0, performance.now(), 0];
const usedNow = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};
/** With each turn of the loop: how long the last one took, and how much of it was spent here and not by other programs. */
function turn(): void {
  const [now, usage] = [performance.now(), usedNow()];
  gap = Math.max(gap, now - at);
  cpu = Math.max(cpu, usage - used);
  [at, used] = [now, usage];
  setImmediate(turn);
}
process.on("message", () => {
  process.send?.({ gap, cpu });
  [gap, cpu] = [0, 0];
});
used = usedNow();
turn();
process.send?.({ port: Number(new URL(url).port), tokens: [] });
// Ends with who started it, however that one ends.
process.once("disconnect", () => process.exit());
