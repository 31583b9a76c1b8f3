import { measure, type Server, startChild } from "./server-child.ts";
import type { Line } from "./table.ts";

const LEAST_RATIO = 0.6;
const MOST_P99 = 5;
const ROUNDS = 3;

const middle = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Over HTTP, with the floor before and after each round, so that what else the machine does meets both. */
export async function benchHttp(seconds: number): Promise<Line[]> {
  const floor = await startChild("floor-server.ts");
  const ours = await startChild("sandbox-server.ts");
  try {
    const lines: Line[] = [];
    for (const kind of ["GET", "POST"] as const) {
      // Warm: what is compiled once is no part of a rate.
      await Promise.all([measure(floor, kind, 1, `${kind}-warm-f`), measure(ours, kind, 2, `${kind}-warm`)]);
      lines.push(...(await rounds(floor, ours, kind, seconds)));
    }
    return lines;
  } finally {
    for (const { child } of [floor, ours]) child.disconnect();
  }
}

async function rounds(floor: Server, ours: Server, kind: "GET" | "POST", seconds: number): Promise<Line[]> {
  const [ratios, rates, p99s, floors]: number[][] = [[], [], [], []];
  let refused = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const before = await measure(floor, kind, seconds / 2, `f${round}b`);
    const own = await measure(ours, kind, seconds, `r${round}`);
    const after = await measure(floor, kind, seconds / 2, `f${round}a`);
    const floorRate = (before.perSecond + after.perSecond) / 2;
    ratios?.push(own.perSecond / floorRate);
    rates?.push(own.perSecond);
    floors?.push(floorRate);
    p99s?.push(own.p99);
    refused += own.refused + before.refused + after.refused;
  }
  const ratio = middle(ratios ?? []);
  const p99 = middle(p99s ?? []);
  const rate = `${Math.round(middle(rates ?? []))}/s, floor ${Math.round(middle(floors ?? []))}/s`;
  return [
    {
      what: `${kind} over HTTP, to the floor`,
      measured: `${ratio.toFixed(2)} (${rate})`,
      reach: `>= ${LEAST_RATIO}`,
      ok: ratio >= LEAST_RATIO && refused === 0,
    },
    {
      what: `${kind} p99 at 20 connections`,
      measured: `${p99.toFixed(1)} ms`,
      reach: `<= ${MOST_P99} ms`,
      ok: p99 <= MOST_P99,
    },
  ];
}
