import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createSandbox } from "./in-process.ts";
import { startServer } from "./server.ts";

const CLI = fileURLToPath(new URL("../cli.ts", import.meta.url));
let folder = "";
const children: ChildProcess[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "coffer-"));
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
  await rm(folder, { recursive: true, force: true });
});

/** Runs the command as a user does; resolves with its first line, or its output and exit code if it ends before. */
function run(...words: string[]) {
  const child = spawn(process.execPath, ["--conditions=@coffer/source", CLI, ...words], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  children.push(child);
  let out = "";
  let err = "";
  child.stderr.on("data", (data) => {
    err += data;
  });
  const exit = new Promise<{ code: number | null; err: string; out: string }>((resolve) => {
    child.on("close", (code) => resolve({ code, err, out }));
  });
  const ready = new Promise<string>((resolve, reject) => {
    child.stdout.on("data", (data) => {
      out += data;
      const url = /http:\/\/\S+/.exec(out)?.[0];
      if (url) resolve(url);
    });
    exit.then(() => reject(new Error(err)));
  });
  ready.catch(() => {});
  return { child, ready, exit };
}
const hashAt = async (url: string) =>
  ((await (await fetch(`${url}/__sandbox/api/world/hash`)).json()) as { hash: string }).hash;
const post = (url: string, path: string, body: unknown) =>
  fetch(url + path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });

test("keeps all worlds through a graceful stop", async () => {
  const state = join(folder, "deep", "state.json");
  const first = await startServer({ port: 0, live: false, state });
  await post(first.url, "/__sandbox/api/chain/deposit", { coin: "BTC", network: "BTC", amount: "1", name: "mei" });
  await post(first.url, "/__sandbox/api/worlds/fork", { id: "other" });
  const before = await hashAt(first.url);
  await first.stop();
  const second = await startServer({ port: 0, live: false, state });
  expect(await hashAt(second.url)).toBe(before);
  expect(second.sandbox.worlds.has("other")).toBe(true);
  await second.stop();
});

test("gives equal replies and states through HTTP and in process", async () => {
  const server = await startServer({ port: 0, live: false });
  const local = createSandbox();
  const list = async (send: typeof fetch, base: string) => {
    const replies: unknown[] = [];
    const ask = async (path: string, body?: unknown, headers = {}) => {
      const init = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) };
      const reply = await send(base + path, { ...init, headers: { "content-type": "application/json", ...headers } });
      const value = (await reply.json()) as Record<string, never>;
      replies.push(value);
      return value;
    };
    const { accessToken } = await ask("/__sandbox/api/personas/sign-in", { name: "verified" });
    const headers = { authorization: `Bearer ${accessToken}`, "idempotency-key": "intent-0001" };
    await ask("/api/services/app/CoinTransactionIn/GetAddress?coin=ETH&network=ETH", undefined, headers);
    await ask("/api/services/app/Basic/PTR", { businessType: 1, key: "a@b.co" });
    const address = "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t";
    await ask(
      "/api/services/app/CoinTransactionOut/ApplyTransactionOut",
      { coin: "USDT", network: "TRC20", address, amount: "50" },
      headers,
    );
    await ask("/__sandbox/api/clock/advance", { ms: 3_700_000 });
    await ask("/__sandbox/api/world");
    return replies;
  };
  expect(await list(fetch, server.url)).toEqual(await list(local.fetch, "http://local"));
  await server.stop();
});

test("accepts calls of pages on this machine only", async () => {
  const { url, stop } = await startServer({ port: 0 });
  const from = (origin: string, method = "GET") =>
    fetch(`${url}/api/services/app/Basic/GetKEIS`, { method, headers: { origin } });
  expect((await from("https://evil.example")).status).toBe(403);
  expect((await from("null")).status).toBe(403);
  for (const origin of ["http://localhost:5173", "http://127.0.0.1:80", "http://[::1]:3000", "http://app.localhost:1"])
    expect((await from(origin)).headers.get("access-control-allow-origin")).toBe(origin);
  const preflight = await fetch(url, {
    method: "OPTIONS",
    headers: { origin: "http://localhost:5173", "access-control-request-headers": "idempotency-key,x-sandbox-world" },
  });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get("access-control-allow-headers")).toBe("idempotency-key,x-sandbox-world");
  await stop();
});

test("follows real time on a live server", async () => {
  const { url, stop } = await startServer({ port: 0 });
  const { now, mode } = (await (await fetch(`${url}/__sandbox/api/clock`)).json()) as { now: string; mode: string };
  expect(mode).toBe("live");
  expect(Math.abs(Date.parse(now) - Date.now())).toBeLessThan(5000);
  await stop();
});

test("starts, prints its address, and saves its state on SIGTERM", async () => {
  const state = join(folder, "state");
  const { child, ready, exit } = run("start", "--port", "0", "--state", state, "--frozen");
  const url = await ready;
  await post(url, "/__sandbox/api/worlds/fork", { id: "kept" });
  child.kill("SIGTERM");
  expect((await exit).code).toBe(0);
  expect(await readdir(join(state, "worlds"))).toEqual(["kept", "main"]);
});

test("reports health, readiness and metrics", async () => {
  const token = "a-token-of-24-characters";
  const player = { name: "mei", token: "a-token-of-a-player-2026", role: "play" as const };
  const { url, stop } = await startServer({ port: 0, token, tokens: [player], state: join(folder, "state") });
  const ask = async (path: string, headers = {}) => {
    const reply = await fetch(`${url}/__sandbox/${path}`, { headers });
    return [reply.status, await reply.text()] as const;
  };
  expect(await ask("health")).toEqual([200, "ok\n"]);
  expect(await ask("ready")).toEqual([200, "ready\n"]);
  expect((await ask("metrics"))[0]).toBe(401);
  expect(await ask("metrics", { "x-sandbox-token": player.token })).toEqual([
    403,
    "The metrics are for administrators.\n",
  ]);
  const signedIn = { "x-sandbox-token": token };
  await ask("api/clock", { ...signedIn, "x-sandbox-world": "other" });
  await ask("api/nothing", signedIn);
  const [status, text] = await ask("metrics", signedIn);
  expect(status).toBe(200);
  for (const line of [
    'coffer_sandbox_requests_total{status="200"} 1',
    'coffer_sandbox_requests_total{status="404"} 1',
    'coffer_sandbox_worlds{in="memory"} 2',
    'coffer_sandbox_worlds{in="folder"} 0',
  ])
    expect(text.split("\n")).toContain(line);
  // Each name once with its help and type, then its values, as a scraper expects.
  for (const line of text.trim().split("\n"))
    expect(line).toMatch(/^(# (HELP|TYPE) [a-z_]+ .+|[a-z_]+(\{[a-z]+="\w+"\})? [\d.e-]+)$/);
  await stop();
});

test("prints one clear line and exits with 1 for a port in use", async () => {
  const { url, stop } = await startServer({ port: 0 });
  const { port } = new URL(url);
  const { exit } = run("start", "--port", port);
  expect(await exit).toMatchObject({ code: 1, err: `Port ${port} is in use. Choose another with --port.\n` });
  await stop();
});

test.each([[["stop"]], [["start", "--port", "abc"]], [["start", "--unknown"]]])(
  "refuses %j in one line",
  async (words) => {
    const { code, err } = await run(...words).exit;
    expect(code).toBe(2);
    expect(err.trim().split("\n")).toHaveLength(1);
  },
);
