import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Client, createClient } from "@coffer/sdk";
import { afterAll, expect, test } from "vitest";
import { rounds, runs, say, startWatch, TIMEOUT_MS } from "../../../../.ci/property.ts";
import { auditLedger } from "../../src/ledger/audit.ts";
import { Sandbox } from "../../src/sandbox.ts";
import { fingerprint } from "../../src/state/hash.ts";
import { StateFolder } from "../../src/stores/state-folder.ts";
import { findNginx, startNginx } from "./nginx.ts";
import { killAll, type SandboxProcess, startProcess } from "./process.ts";

/** 200 developers in a soak; a tenth of them in `test`. */
const DEVELOPERS = runs(200);
const MONEY = { coin: "USDT", network: "TRC20", address: "TQ5nrDk2hVw8yPzXb41mC9sLqEezxuLApv", amount: "100" };
const folder = mkdtempSync(join(tmpdir(), "coffer-company-"));
const state = join(folder, "state");
let stopProxy: (() => Promise<void>) | undefined;
afterAll(async () => {
  killAll();
  await stopProxy?.();
  rmSync(folder, { recursive: true, force: true });
});

type Way = {
  readonly name: string;
  readonly baseUrl: string;
  readonly fetch?: (request: Request) => Promise<Response>;
};

/**
 * Routes clients to the processes through nginx with the shipped configuration. Without nginx, `test` routes in each
 * client's fetch; a soak requires nginx.
 */
async function wayTo(processes: readonly SandboxProcess[]): Promise<Way> {
  const command = findNginx();
  const [first] = processes;
  if (command !== undefined) {
    const { url, stop } = await startNginx(
      command,
      join(folder, "nginx"),
      processes.map((each) => each.url),
    );
    stopProxy = stop;
    return { name: "nginx", baseUrl: url };
  }
  if (process.env.SOAK) throw new Error("The soak needs nginx: install Debian's nginx-light, or name one in NGINX.");
  return { name: "no nginx here", baseUrl: first?.url.origin ?? "", fetch: (request) => toProcess(processes, request) };
}

/** Sends to the process of the request's world, or to the other one if that is gone. */
async function toProcess(processes: readonly SandboxProcess[], request: Request): Promise<Response> {
  const first = Number.parseInt(fingerprint(request.headers.get("x-sandbox-world") ?? "").slice(-1), 36) % 2;
  const body = request.body ? await request.text() : undefined;
  const at = (index: number) => {
    const { pathname, search } = new URL(request.url);
    const url = new URL(pathname + search, processes[index]?.url);
    return fetch(url, { method: request.method, headers: request.headers, ...(body === undefined ? {} : { body }) });
  };
  return at(first).catch(() => at(1 - first));
}

type Developer = { readonly world: string; readonly client: Client; readonly told: string[] };

async function signIn({ baseUrl, fetch }: Way, at: number): Promise<Developer> {
  const world = `developer-${at}`;
  const headers = { "X-Sandbox-World": world };
  // The retry budget assumes one client per server; here each developer has a client.
  const client = createClient({ environment: "sandbox", baseUrl, headers, retries: 5, ...(fetch && { fetch }) });
  await client.auth.authenticateByEmailAddress({
    emailAddress: "vera.ode@coffer.example",
    password: "Coffer-demo-2026",
  });
  return { world, client, told: [] };
}

/** Reads balances, requests a withdrawal and cancels it. Records acknowledgements and durations. */
async function work({ client, told }: Developer, times: number[]): Promise<void> {
  const timed = async <Result>(call: PromiseLike<Result>): Promise<Result> => {
    const took = startWatch();
    const result = await call;
    times.push(startWatch() - took);
    return result;
  };
  await timed(client.assets.getAssets());
  const { id } = await timed(client.withdrawals.applyTransactionOut(MONEY));
  told.push(`${id}:hold`);
  await timed(client.withdrawals.cancelApplyTransactionOut({ id }));
  told.push(`${id}:void`);
}

test(
  "fails no call of 200 developers while two processes are killed in turn",
  async () => {
    const processes = await Promise.all([startProcess(state), startProcess(state)]);
    const way = await wayTo(processes);
    const startedAt = startWatch();
    const developers = await Promise.all(Array.from({ length: DEVELOPERS }, (_, at) => signIn(way, at)));
    const signedIn = startWatch();
    const [times, used]: [number[], string[]] = [[], []];
    for (const round of rounds(`${DEVELOPERS} developers at once`, { test: 3, soak: 40 })) {
      const begun = startWatch();
      const before = processes.map((each) => each.usage());
      const working = developers.map((developer) => work(developer, times));
      // Every fourth round kills a process mid-way.
      if (round % 4 === 3) {
        const victim = Math.floor(round / 4) % 2;
        await Promise.race(working);
        const { url, kill } = processes[victim] as SandboxProcess;
        await kill();
        processes[victim] = await startProcess(state, url.port);
        await Promise.all(working);
        continue;
      }
      await Promise.all(working);
      const after = processes.map((each) => each.usage());
      const cpu = after.map((each, at) => each.cpuMs - (before[at]?.cpuMs ?? 0));
      const memory = after.map(({ megabytes }) => Math.round(megabytes)).join(" and ");
      const perCall = (cpu.reduce((sum, each) => sum + each, 0) / (3 * DEVELOPERS)).toFixed(2);
      used.push(
        `${(startWatch() - begun).toFixed(0)} ms for ${3 * DEVELOPERS} calls, ${perCall} ms of CPU a call, ${memory} MB`,
      );
    }
    const sorted = times.sort((a, b) => a - b);
    const at = (part: number) => `${(sorted[Math.floor(part * (sorted.length - 1))] ?? 0).toFixed(0)} ms`;
    say(
      way.name,
      `all signed in after ${(signedIn - startedAt).toFixed(0)} ms; p50 ${at(0.5)}, p99 ${at(0.99)}`,
      startedAt,
    );
    say("last round without a kill", used.at(-1) ?? "", startedAt);

    for (const { kill } of processes) await kill();
    const messages: string[] = [];
    const sandbox = new Sandbox();
    new StateFolder(state, sandbox, (message) => messages.push(message)).open();
    for (const { world, told } of developers) {
      const { ledger } = sandbox.world(world);
      expect(auditLedger(ledger).findings).toEqual([]);
      expect([world, told.filter((id) => ledger.entry(id) === undefined)]).toEqual([world, []]);
      expect(told.length).toBeGreaterThan(0);
    }
    expect(messages.filter((message) => !message.includes("never written whole"))).toEqual([]);
  },
  TIMEOUT_MS,
);
