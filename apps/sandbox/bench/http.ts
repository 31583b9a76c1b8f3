import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { measure, type Server, startChild } from "./server-child.ts";
import type { Line } from "./table.ts";

const LEAST_RATIO = 0.6;
const MOST_P99 = 5;
const ROUNDS = 3;
/** Warm-up until all code is compiled, also on a busy machine (s). */
const WARM = 5;
type Kind = "GET" | "POST";
type Servers = { floor: Server; bare: Server; ours: Server };

const middle = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Measures over HTTP. The floor runs before and after each round, so that machine load affects both alike. */
export async function benchHttp(seconds: number): Promise<Line[]> {
  const floor = await startChild("floor-server.ts");
  const bare = await startChild("bare-server.ts");
  const ours = await startChild("sandbox-server.ts");
  try {
    const servers = { floor, bare, ours };
    return [
      ...(await rounds(servers, "GET", seconds)),
      ...(await rounds(servers, "POST", seconds)),
      ...(await written(seconds)),
    ];
  } finally {
    for (const { child } of [floor, bare, ours]) child.disconnect();
  }
}

/** Measures POST with persistence before the reply: plain node:http and the sandbox. */
async function written(seconds: number): Promise<Line[]> {
  const folder = mkdtempSync(join(tmpdir(), "coffer-bench-"));
  const floor = await startChild("floor-server.ts", [join(folder, "changes.jsonl")]);
  const ours = await startChild("sandbox-server.ts", [join(folder, "state")]);
  const lines: Line[] = [];
  for (const [name, server] of Object.entries({ "node:http doing the same work": floor, "the sandbox": ours })) {
    await measure(server, "POST", WARM, "warm");
    const { perSecond, p50, p99, cpuPerCall, refused } = await measure(server, "POST", seconds, "written");
    lines.push({
      what: `POST at 20 connections, each change in a file: ${name}`,
      measured: `${Math.round(perSecond)}/s, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${Math.round(cpuPerCall)} µs of CPU${refused > 0 ? `, ${refused} refused` : ""}`,
      reach: "no goal",
      ok: refused === 0,
    });
    server.child.disconnect();
  }
  rmSync(folder, { recursive: true, force: true });
  return lines;
}

async function rounds(servers: Servers, kind: Kind, seconds: number): Promise<Line[]> {
  // Warm-up: one-time compilation is not part of a rate.
  for (const [name, server] of Object.entries(servers)) await measure(server, kind, WARM, `warm-${name}`);
  const taken: {
    ratio: number;
    bare: number;
    own: number;
    floor: number;
    p99: number;
    floorP99: number;
    cpu: number;
    floorCpu: number;
    refused: number;
  }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const before = await measure(servers.floor, kind, seconds / 2, `before-${round}`);
    const own = await measure(servers.ours, kind, seconds, `own-${round}`);
    const after = await measure(servers.floor, kind, seconds / 2, `after-${round}`);
    const bare = await measure(servers.bare, kind, seconds / 2, `bare-${round}`);
    const floor = (before.perSecond + after.perSecond) / 2;
    const refused = own.refused + before.refused + after.refused + bare.refused;
    const [ratio, least] = [own.perSecond / floor, own.perSecond / bare.perSecond];
    const floorP99 = Math.min(before.p99, after.p99);
    const cpu = { cpu: own.cpuPerCall, floorCpu: (before.cpuPerCall + after.cpuPerCall) / 2 };
    taken.push({ ratio, bare: least, own: own.perSecond, floor, p99: own.p99, floorP99, ...cpu, refused });
  }
  const of = (name: keyof (typeof taken)[number]) => middle(taken.map((each) => each[name]));
  const refused = taken.some((each) => each.refused > 0);
  const rates = `${Math.round(of("own"))}/s, floor ${Math.round(of("floor"))}/s`;
  return [
    {
      what: `${kind} over HTTP, to node:http doing the same work`,
      measured: `${of("ratio").toFixed(2)} (${rates}${refused ? ", some refused" : ""})`,
      reach: `>= ${LEAST_RATIO}`,
      ok: of("ratio") >= LEAST_RATIO && !refused,
    },
    {
      what: `${kind}, CPU of a call beside node:http doing the same work`,
      measured: `${Math.round(of("cpu"))} µs, floor ${Math.round(of("floorCpu"))} µs: ${(of("floorCpu") / of("cpu")).toFixed(2)}`,
      reach: "no goal",
      ok: true,
    },
    {
      what: `${kind} p99 at 20 connections`,
      measured: `${of("p99").toFixed(1)} ms (node:http doing the same work: ${of("floorP99").toFixed(1)} ms)`,
      reach: `<= ${MOST_P99} ms`,
      ok: of("p99") <= MOST_P99,
    },
    { what: `${kind} to a stand-in written by hand`, measured: of("bare").toFixed(2), reach: "no goal", ok: true },
  ];
}
