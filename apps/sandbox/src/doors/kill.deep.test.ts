import { type ChildProcess, spawn } from "node:child_process";
import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";
import { auditLedger } from "../ledger/audit.ts";
import { Sandbox } from "../sandbox.ts";
import { runs } from "../testing/runs.ts";
import { StateFile } from "./state-file.ts";

const CLI = fileURLToPath(new URL("../cli.ts", import.meta.url));
const USDC = { coin: "USDC", network: "ERC20", address: "0x3a00cc9aBDF8C2c3e9f83149572d34420914d617", amount: "20" };
const CLIENTS = 6;
const folder = mkdtempSync(join(tmpdir(), "coffer-"));
const path = join(folder, "state.json");
let child: ChildProcess | undefined;
afterAll(() => {
  child?.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

function start(): Promise<string> {
  const words = ["--conditions=@coffer/source", CLI, "start", "--port", "0", "--state", path];
  const started = spawn(process.execPath, words, { stdio: ["ignore", "pipe", "pipe"] });
  child = started;
  return new Promise((resolve, reject) => {
    let said = "";
    const hear = (words: Buffer) => {
      said += words;
      const url = /http:\/\/\S+/.exec(said)?.[0];
      if (url !== undefined) resolve(url);
    };
    started.stdout.on("data", hear);
    started.stderr.on("data", hear);
    started.once("exit", () => reject(new Error(said)));
  });
}
function kill(): Promise<void> {
  const gone = new Promise<void>((resolve) => child?.once("exit", () => resolve()));
  child?.kill("SIGKILL");
  return gone;
}

/** Sends until the server is gone; only a reply that arrived whole counts as told. */
async function client(url: string, name: string, told: Set<string>): Promise<void> {
  const send = async (method: string, path: string, body?: object, headers = {}) => {
    const reply = await fetch(url + path, {
      method,
      headers: { "content-type": "application/json", ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await reply.text();
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
      // Whole worlds in the file: it outgrows its snapshot again and again, so some kills meet the renaming.
      if (turn % 3 === 0) await send("POST", "/__sandbox/api/reset", {}, { "x-sandbox-world": "scratch" });
    }
  } catch (error) {
    // `fetch` says only that it failed; anything else is a finding.
    if (!(error instanceof TypeError)) throw error;
  }
}

test("killed while it writes, again and again, it has lost nothing it said it had done", async () => {
  const told = new Set<string>();
  let most = 0;
  for (let round = 0; round < runs(200); round++) {
    const url = await start();
    const clients = Array.from({ length: CLIENTS }, (_, at) => client(url, `round-${round}-${at}`, told));
    // A prime, so that no rhythm of the writer's is met alike twice.
    await wait(60 + ((round * 37) % 251));
    await kill();
    await Promise.all(clients);

    // A copy, so that the next round opens what the killed process left, not what this one made of it.
    const copy = join(folder, "copy.json");
    copyFileSync(path, copy);
    const messages: string[] = [];
    const sandbox = new Sandbox();
    const file = new StateFile(copy, sandbox, (message) => messages.push(message));
    file.open();
    const { ledger } = sandbox.world();
    expect(messages.filter((message) => !message.includes("never written whole"))).toEqual([]);
    expect(auditLedger(ledger).findings).toEqual([]);
    expect([...told].filter((id) => ledger.entry(id) === undefined)).toEqual([]);
    file.close();
    most = told.size;
  }
  // Worth something only if the server was busy when it was killed.
  expect(most).toBeGreaterThan(runs(200) * 10);
}, 900_000);
