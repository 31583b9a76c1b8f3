import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { Line } from "./table.ts";

type Told = { early: number; late: number; perSecond: number; perMove: number };
const MEGABYTE = 1024 * 1024;
/** What the collector leaves here or there from one look to the next. */
const MOST_GROWTH = 4 * MEGABYTE;

/** Heap after a fifth of the requests and after all of them: by then everything that is capped has met its cap. */
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
