import { once } from "node:events";
import { createReadStream, createWriteStream, mkdtempSync, rmSync, statSync } from "node:fs";
import { type IncomingMessage, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Gap } from "./gap-watch.ts";
import { type Server, startChild } from "./server-child.ts";
import type { Line } from "./table.ts";

/** The longest time that a request may block others (ms). */
const MOST = 20;

/** Measures how long other requests wait at most while a world with this many records is read whole. */
export async function benchGaps(records: number): Promise<Line[]> {
  const folder = mkdtempSync(join(tmpdir(), "coffer-gaps-"));
  const [state, file] = [join(folder, "state"), join(folder, "world.json")];
  const lines: Line[] = [];
  let server = await startChild("gaps-server.ts", [state, String(records)]);
  const timed = async (what: string, work: () => Promise<unknown>) => {
    await gapOf(server);
    const begun = performance.now();
    await work();
    const took = performance.now() - begun;
    const { gap, cpu, collected } = await gapOf(server);
    const garbage = collected >= 1 ? ` (${Math.min(collected, cpu).toFixed(0)} of it collecting garbage)` : "";
    const measured = `${cpu.toFixed(0)} ms of CPU at a time${garbage}, ${gap.toFixed(0)} ms by the clock; all of it ${(took / 1000).toFixed(1)} s`;
    lines.push({ what, measured, reach: `<= ${MOST} ms`, ok: cpu <= MOST });
  };
  try {
    // The first request persists the history.
    await ask(server, "GET", "world");
    await timed("Nothing", () => new Promise((resolve) => setTimeout(resolve, 1000)));
    await timed("GET worlds/export", () => ask(server, "GET", "worlds/export", { into: file }));
    await timed("GET snapshot", () => ask(server, "GET", "snapshot"));
    await timed("GET world/hash", () => ask(server, "GET", "world/hash"));
    await timed("POST worlds/fork", () => ask(server, "POST", "worlds/fork", { body: ['{"id":"fork"}'] }));
    await timed("GET worlds/diff", () => ask(server, "GET", "worlds/diff?from=fork&to=main"));
    const imported = { body: ['{"id":"import","file":', file, "}"] };
    await timed("POST worlds/import", () => ask(server, "POST", "worlds/import", imported));
    await timed("First look at a list there", () => lookAt(server, "import"));
    await timed("The next look", () => lookAt(server, "import"));
    await ended(server);
    server = await startChild("gaps-server.ts", [state]);
    await timed("Its file is read", () => ask(server, "GET", "world", { world: "import" }));
    await timed("First look at a list then", () => lookAt(server, "import"));
    await timed("POST chain/deposit", () => deposit(server));
    await ended(server);
    // The floor: JSON parsing in chunks, without the sandbox's code.
    server = await startChild("gaps-floor.ts", [file]);
    await timed("The floor: a plain program reads that file and keeps it, three times", () => told(server, "read"));
  } finally {
    server.child.disconnect();
    rmSync(folder, { recursive: true, force: true });
  }
  const what = `Others wait, with ${records} records of each kind:`;
  return lines.map((line) => ({ ...line, what: `${what} ${line.what}` }));
}

async function ended({ child }: Server): Promise<void> {
  child.disconnect();
  await once(child, "exit");
}

const gapOf = async (server: Server) => (await told(server, "gaps")) as Gap;
async function told({ child }: Server, message: string): Promise<unknown> {
  child.send(message);
  const [answer] = await once(child, "message");
  return answer;
}

type Asked = { readonly world?: string; readonly body?: readonly string[]; readonly into?: string };
/**
 * Sends a request through plain node:http, which buffers nothing. A body part that names a file is replaced by the
 * file.
 */
async function ask({ port }: Server, method: string, path: string, { world = "main", body = [], into }: Asked = {}) {
  const headers: Record<string, string> = { "x-sandbox-world": world };
  if (body.length > 0) {
    headers["content-type"] = "application/json";
    headers["content-length"] = String(
      body.reduce((sum, part) => sum + (part[0] === "/" ? statSync(part).size : part.length), 0),
    );
  }
  const sent = request({ port, host: "127.0.0.1", method, path: `/__sandbox/api/${path}`, headers });
  const replied = once(sent, "response") as Promise<[IncomingMessage]>;
  await pipeline(partsOf(body), sent);
  const [reply] = await replied;
  if (into !== undefined) await pipeline(reply, createWriteStream(into));
  else for await (const _piece of reply);
  if (reply.statusCode !== 200) throw new Error(`${method} ${path} answered ${reply.statusCode}.`);
}
async function* partsOf(body: readonly string[]) {
  for (const part of body) {
    if (part[0] !== "/") yield part;
    else yield* createReadStream(part) as Readable as AsyncIterable<Buffer>;
  }
}

/** Makes the first requests of a console and of a page. */
async function lookAt(server: Server, world: string): Promise<void> {
  for (const path of [
    "actors",
    "books",
    "books/statement?account=user:80413:main:USDT",
    "chain/transactions",
    "review",
  ])
    await ask(server, "GET", path, { world });
}
const deposit = (server: Server) =>
  ask(server, "POST", "chain/deposit", {
    world: "import",
    body: ['{"name":"verified","coin":"USDT","network":"TRC20","amount":"9"}'],
  });
