import { readdirSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { performance } from "node:perf_hooks";

/** Seconds: by the clock, of the cores for this run and for others, and what the run takes on a machine of its own. */
export type Spent = { clock: number; ours: number; others: number; quiet: number };

const TICKS_A_SECOND = 100;

/**
 * Watches how much of the machine's cores goes to this process and all it starts. A budget is held on `quiet`: the time
 * by the clock without what other programs took of the cores meanwhile, and never less than our own share of them. Where
 * the system doesn't tell (no /proc), it is the clock.
 */
export function watchMachine(): () => Spent {
  const startedAt = performance.now();
  const cores = availableParallelism();
  const busyAtStart = busyTicks();
  // Processes come and go between two samples; the last value seen for each is counted.
  const used = new Map<number, number>();
  const look = () => countOurs(used);
  const timer = busyAtStart === undefined ? undefined : setInterval(look, 1000).unref();
  return () => {
    clearInterval(timer);
    const clock = (performance.now() - startedAt) / 1000;
    const busy = busyTicks();
    if (busy === undefined || busyAtStart === undefined) return { clock, ours: 0, others: 0, quiet: clock };
    look();
    const sampled = [...used.values()].reduce((sum, ticks) => sum + ticks, 0);
    const ours = Math.max(sampled, ticksOfOurTree()) / TICKS_A_SECOND;
    const others = Math.max(0, (busy - busyAtStart) / TICKS_A_SECOND - ours);
    return { clock, ours, others, quiet: Math.min(clock, Math.max(ours / cores, clock - others / cores)) };
  };
}

/** CPU ticks of all processes. */
function busyTicks(): number | undefined {
  const fields = read("/proc/stat")?.split("\n")[0]?.trim().split(/\s+/).slice(1, 9).map(Number);
  if (!fields) return undefined;
  const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0, stolen = 0] = fields;
  return user + nice + system + irq + softirq + stolen;
}

type Process = { parent: number; own: number; withReaped: number };

function processOf(pid: number | string): Process | undefined {
  // After the name, which may hold anything: state, parent, … utime, stime, and those of children that were waited for.
  const fields = read(`/proc/${pid}/stat`)?.split(") ").at(-1)?.split(" ").map(Number);
  if (!fields) return undefined;
  const [, parent = 0, , , , , , , , , , user = 0, system = 0, reapedUser = 0, reapedSystem = 0] = fields;
  return { parent, own: user + system, withReaped: user + system + reapedUser + reapedSystem };
}

/** Counts this process and its descendants; a process whose parent has ended stays counted once seen. */
function countOurs(used: Map<number, number>): void {
  used.set(process.pid, processOf(process.pid)?.own ?? 0);
  // Parents have lower ids, except after the counter wrapped: those are seen in the next sample.
  for (const name of readdirSync("/proc")) {
    const pid = Number(name);
    if (!Number.isInteger(pid) || pid === process.pid) continue;
    const found = processOf(pid);
    if (found && (used.has(pid) || used.has(found.parent))) used.set(pid, Math.max(found.own, used.get(pid) ?? 0));
  }
}

/** What the kernel sums up: exact for processes that were waited for, without those that weren't. */
const ticksOfOurTree = (): number => processOf("self")?.withReaped ?? 0;

function read(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
}
