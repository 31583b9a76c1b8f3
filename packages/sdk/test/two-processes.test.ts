import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { afterEach, expect, it } from "vitest";
import { aSession } from "./kit.ts";

const ended: (() => void)[] = [];
afterEach(() => {
  for (const end of ended.splice(0)) end();
});

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  ended.push(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** An event that a test waits for. */
function moment() {
  let come: () => void = () => undefined;
  const came = new Promise<void>((resolve) => {
    come = resolve;
  });
  return { come, came };
}

/** The Redis commands that the example uses. Without `locks`, every lock is granted at once. */
async function aRedis(locks: boolean) {
  const waiting = moment();
  const kept = new Map<string, string>([["session:vera", JSON.stringify(aSession())]]);
  const answerOf = ([command, key, value, options = {}]: [string, string, string, { NX?: true }?]) => {
    if (command === "get") return kept.get(key) ?? null;
    if (command === "set" && locks && options.NX && kept.has(key)) {
      waiting.come();
      return null;
    }
    if (command === "set") return kept.set(key, value) && "OK";
    if (command === "release" && kept.get(key) !== value) return 0;
    return Number(kept.delete(key));
  };
  const url = await serve(async (request, reply) => {
    reply.end(JSON.stringify(answerOf(JSON.parse(await text(request)))));
  });
  return { url, kept, isWaitedFor: waiting.came };
}

/**
 * An API whose access token `at_1` has expired. It answers after two processes have called with it. A refresh is
 * answered when the other process waits for its lock, or refreshes too.
 */
async function anApi(otherWaits: Promise<void>) {
  const seen = { refreshes: 0, processes: new Set<string>() };
  const [bothAsked, bothRefresh] = [moment(), moment()];
  const url = await serve(async (request, reply) => {
    const say = (status: number, body: object) =>
      reply.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    if (request.url?.endsWith("/RefreshToken")) {
      seen.refreshes += 1;
      if (seen.refreshes === 2) bothRefresh.come();
      await Promise.race([otherWaits, bothRefresh.came]);
      const result = { accessToken: "at_2", refreshToken: "rt_2", accessTokenExpireInSeconds: 1800 };
      return say(200, { success: true, result, error: null });
    }
    if (request.headers.authorization === "Bearer at_2") return say(200, { success: true, result: [], error: null });
    // Each process has its own device id.
    seen.processes.add(String(request.headers.deviceid));
    if (seen.processes.size === 2) bothAsked.come();
    await bothAsked.came;
    say(401, { success: false, result: null, error: { code: 401, message: "Signed out." } });
  });
  return { url, seen };
}

async function aProcess(api: string, redis: string, calls: number): Promise<unknown> {
  const script = fileURLToPath(new URL("./lab/session-process.ts", import.meta.url));
  const child = spawn(process.execPath, ["--conditions=@coffer/source", script, api, redis, String(calls)]);
  ended.push(() => child.kill());
  const [said, complaint] = await Promise.all([text(child.stdout), text(child.stderr)]);
  if (complaint) throw new Error(complaint);
  return JSON.parse(said);
}

it.each([
  ["one, where the store has a lock", true, 1],
  ["two, where it has none", false, 2],
])(
  "refreshes once between two processes that share a session: %s",
  async (_, locks, refreshes) => {
    const redis = await aRedis(locks);
    const api = await anApi(redis.isWaitedFor);
    const both = await Promise.all([aProcess(api.url, redis.url, 20), aProcess(api.url, redis.url, 20)]);
    expect(both).toEqual([
      { answered: 20, token: "at_2" },
      { answered: 20, token: "at_2" },
    ]);
    expect(api.seen.refreshes).toBe(refreshes);
    expect([...redis.kept.keys()]).toEqual(["session:vera"]);
    expect(redis.kept.get("session:vera")).toContain("rt_2");
  },
  30_000,
);
