import { measure, type Server, startChild } from "./server-child.ts";
import type { Line } from "./table.ts";

const LEAST_RATIO = 0.6;
const MOST_P99 = 5;
const ROUNDS = 3;
type Kind = "GET" | "POST";
type Servers = { floor: Server; bare: Server; ours: Server };

const middle = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Over HTTP, with the floor before and after each round, so that what else the machine does meets both. */
export async function benchHttp(seconds: number): Promise<Line[]> {
  const floor = await startChild("floor-server.ts");
  const bare = await startChild("bare-server.ts");
  const ours = await startChild("sandbox-server.ts");
  try {
    const servers = { floor, bare, ours };
    return [...(await rounds(servers, "GET", seconds)), ...(await rounds(servers, "POST", seconds))];
  } finally {
    for (const { child } of [floor, bare, ours]) child.disconnect();
  }
}

async function rounds(servers: Servers, kind: Kind, seconds: number): Promise<Line[]> {
  // Warm: what is compiled once is no part of a rate.
  for (const [name, server] of Object.entries(servers)) await measure(server, kind, 2, `warm-${name}`);
  const taken: {
    ratio: number;
    bare: number;
    own: number;
    floor: number;
    p99: number;
    floorP99: number;
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
    taken.push({ ratio, bare: least, own: own.perSecond, floor, p99: own.p99, floorP99, refused });
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
      what: `${kind} p99 at 20 connections`,
      measured: `${of("p99").toFixed(1)} ms (node:http doing the same work: ${of("floorP99").toFixed(1)} ms)`,
      reach: `<= ${MOST_P99} ms`,
      ok: of("p99") <= MOST_P99,
    },
    { what: `${kind} to a stand-in written by hand`, measured: of("bare").toFixed(2), reach: "no goal", ok: true },
  ];
}
