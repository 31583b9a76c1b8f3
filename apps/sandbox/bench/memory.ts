import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { Line } from "./table.ts";

type Told = { early: number; late: number; perSecond: number; perMove: number };
const MEGABYTE = 1024 * 1024;
/** Variation of the heap between two garbage collections. */
const MOST_GROWTH = 4 * MEGABYTE;

/** Compares the heap after a fifth of the requests with the heap at the end. By then every cap is reached. */
export async function benchMemory(requests: number): Promise<Line[]> {
  const path = fileURLToPath(new URL("memory-child.ts", import.meta.url));
  const child = fork(path, [String(requests)], { execArgv: ["--conditions=@coffer/source", "--expose-gc"] });
  const told = await new Promise<Told>((resolve, reject) => {
    child.once("message", resolve);
    child.once("exit", (code) => reject(new Error(`The memory run ended with ${code}.`)));
  });
  const size = (bytes: number) => `${(bytes / MEGABYTE).toFixed(1)} MB`;
  const growth = told.late - told.early;
  const rate = `${Math.round(told.perSecond)}/s in process`;
  return [
    {
      what: `Memory after ${requests} reads, refusals, repeats, sign-ins`,
      measured: `${size(told.early)} → ${size(told.late)} (${rate})`,
      reach: `+ ${size(MOST_GROWTH)} at most`,
      ok: growth <= MOST_GROWTH,
    },
    {
      what: "What one money call keeps for good",
      measured: `${Math.round(told.perMove)} bytes`,
      reach: "no goal",
      ok: true,
    },
  ];
}
