import { existsSync, readFileSync } from "node:fs";

/** Linux counts CPU time in ticks of this length. */
const TICK_MS = 10;

export type Usage = { readonly cpuMs: number; readonly megabytes: number };

/** Returns a process's CPU time over all threads, and its memory. Linux only. */
export function usageOf(pid = 0): Usage {
  if (!existsSync(`/proc/${pid}/stat`)) return { cpuMs: Number.NaN, megabytes: Number.NaN };
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  const resident = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return { cpuMs: (Number(fields[11]) + Number(fields[12])) * TICK_MS, megabytes: Number(resident) / 1024 };
}
