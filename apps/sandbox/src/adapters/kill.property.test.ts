import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";
import { rounds, TIMEOUT_MS } from "../../../../.ci/property.ts";
import { auditLedger } from "../ledger/audit.ts";
import { Sandbox } from "../sandbox.ts";
import { StateFolder } from "../stores/state-folder.ts";
import { builtCommand } from "../testing/built-command.ts";

const USDC = { coin: "USDC", network: "ERC20", address: "0x3a00cc9aBDF8C2c3e9f83149572d34420914d617", amount: "20" };
const CLIENTS = 6;
const folder = mkdtempSync(join(tmpdir(), "coffer-"));
const path = join(folder, "state");
const children = new Set<ChildProcess>();
afterAll(() => {
  for (const child of children) child.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

type Server = { readonly url: string; readonly kill: () => Promise<void> };

async function start(at = path): Promise<Server> {
  const words = [await builtCommand(), "start", "--port", "0", "--state", at];
  const started = spawn(process.execPath, words, { stdio: ["ignore", "pipe", "pipe"] });
  children.add(started);
  const ended = new Promise<void>((resolve) => started.once("exit", () => resolve()));
  const kill = () => {
    started.kill("SIGKILL");
    return ended;
  };
  return new Promise((resolve, reject) => {
    let said = "";
    const hear = (words: Buffer) => {
      said += words;
      const url = /http:\/\/\S+/.exec(said)?.[0];
      if (url !== undefined) resolve({ url, kill });
    };
    started.stdout.on("data", hear);
    started.stderr.on("data", hear);
    started.once("exit", () => reject(new Error(said)));
  });
}
/** Sends until the server is gone; only a completely received reply counts as acknowledged. */
async function client(url: string, name: string, told: Set<string>, world = "main"): Promise<void> {
  const send = async (method: string, path: string, body?: object, headers = {}) => {
    const reply = await fetch(url + path, {
      method,
      headers: { "content-type": "application/json", "x-sandbox-world": world, ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await reply.text();
    // All clients use one scratch world: another process may just have taken it over, and says so.
    if (reply.status === 503 && path.endsWith("/reset")) return null;
    if (reply.status !== 200) throw new Error(`${path}: ${reply.status} ${text}`);
    return JSON.parse(text);
  };
  const money = (method: string, call: string, key: string, body?: object) =>
    send(method, `/api/services/app/CoinTransactionOut/${call}`, body, { ...signedIn, "idempotency-key": key });
  const signedIn = { authorization: "" };
  try {
    const { accessToken } = await send("POST", "/__sandbox/api/personas/sign-in", { name: "enterprise" });
    signedIn.authorization = `Bearer ${accessToken}`;
    for (let turn = 0; ; turn++) {
      const { result } = await money("POST", "ApplyTransactionOut", `${name}-apply-${turn}`, USDC);
      told.add(`${result.id}:hold`);
      await money("GET", `CancelApplyTransactionOut?id=${result.id}`, `${name}-cancel-${turn}`);
      told.add(`${result.id}:void`);
      // Whole worlds in the file: it outgrows its snapshot repeatedly, so some kills hit the renaming.
      if (turn % 3 === 0) await send("POST", "/__sandbox/api/reset", {}, { "x-sandbox-world": "scratch" });
    }
  } catch (error) {
    // `fetch` reports only that it failed; anything else is a finding.
    if (!(error instanceof TypeError)) throw error;
  }
}

/** By events, not by the clock: the machine's speed doesn't matter. */
async function reached(isSo: () => boolean): Promise<void> {
  while (!isSo()) await wait(2);
}

test(
  "loses no acknowledged change when it is killed repeatedly during writes",
  async () => {
    const told = new Set<string>();
    for (const round of rounds("killed while it writes", { test: 2, soak: 200 })) {
      const { url, kill } = await start();
      const before = told.size;
      const clients = Array.from({ length: CLIENTS }, (_, at) => client(url, `round-${round}-${at}`, told));
      // Busy by then; a prime, so that the writer's rhythm is never hit twice alike.
      await reached(() => told.size >= before + 20 + ((round * 37) % 251));
      await kill();
      await Promise.all(clients);

      // A copy, so that the next round opens the killed process's state.
      const copy = join(folder, "copy");
      rmSync(copy, { recursive: true, force: true });
      cpSync(path, copy, { recursive: true });
      const messages: string[] = [];
      const sandbox = new Sandbox();
      new StateFolder(copy, sandbox, (message) => messages.push(message)).open();
      const { ledger } = sandbox.world();
      expect(messages.filter((message) => !message.includes("never written whole"))).toEqual([]);
      expect(auditLedger(ledger).findings).toEqual([]);
      expect([...told].filter((id) => ledger.entry(id) === undefined)).toEqual([]);
    }
  },
  TIMEOUT_MS,
);

test(
  "continues a killed process's worlds in another process without losing acknowledged changes",
  async () => {
    const shared = join(folder, "shared");
    const told = new Map<string, Set<string>>();
    const worlds = Array.from({ length: CLIENTS }, (_, at) => `w${at}`);
    for (const world of worlds) told.set(world, new Set());
    let servers = await Promise.all([start(shared), start(shared)]);
    for (const round of rounds("one of two is killed", { test: 2, soak: 40 })) {
      const victim = servers[round % 2] as Server;
      const other = servers[(round + 1) % 2] as Server;
      // As a proxy that hashes the world's name: each world has its process, and another one after a failure.
      const play = (world: string, server: Server, name: string) =>
        client(server.url, `${name}-${round}-${world}`, told.get(world) ?? new Set(), world);
      const clients = worlds.map(async (world, at) => {
        if (at % 2 === 0) await play(world, victim, "first");
        await play(world, other, "then");
      });
      const count = () => [...told.values()].reduce((sum, ids) => sum + ids.size, 0);
      const before = count();
      await reached(() => count() >= before + 20 + ((round * 37) % 251));
      await victim.kill();
      const then = count();
      await reached(() => count() >= then + 20);
      const next = await start(shared);
      await other.kill();
      await Promise.all(clients);
      servers = [next, await start(shared)];
    }
    for (const { kill } of servers) await kill();
    const messages: string[] = [];
    const sandbox = new Sandbox();
    new StateFolder(shared, sandbox, (message) => messages.push(message)).open();
    for (const [world, ids] of told) {
      const { ledger } = sandbox.world(world);
      expect(auditLedger(ledger).findings).toEqual([]);
      expect([...ids].filter((id) => ledger.entry(id) === undefined)).toEqual([]);
      expect(ids.size).toBeGreaterThan(0);
    }
    expect(messages.filter((message) => !message.includes("never written whole"))).toEqual([]);
  },
  TIMEOUT_MS,
);
