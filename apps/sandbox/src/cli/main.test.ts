import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type RunningServer, startServer } from "../adapters/server.ts";
import { createControl } from "../client/control-client.ts";
import { readDuration } from "./duration.ts";
import { main } from "./main.ts";
import { tooOld } from "./node-version.ts";

let server: RunningServer;
const folder = mkdtempSync(join(tmpdir(), "coffer-cli-"));
beforeAll(async () => {
  server = await startServer({ port: 0, live: false });
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

/** Runs the command in this process against the server of this test. */
async function run(line: string, env: Record<string, string> = {}) {
  let [out, err] = ["", ""];
  const words = line === "" ? [] : line.split(" ");
  const code = await main(words, {
    out: (text) => {
      out += text;
    },
    err: (text) => {
      err += text;
    },
    env: { COFFER_SANDBOX_URL: server.url, ...env },
  });
  return { code, out, err };
}
const json = async (line: string) => JSON.parse((await run(`${line} --json`)).out);
const now = async (world: string) => Date.parse((await json(`clock --world ${world}`)).now);

test("lists every verb in the overview and explains each", async () => {
  const { code, out } = await run("--help");
  expect(code).toBe(0);
  const verbs = [...out.matchAll(/^ {2}([a-z]+) {2,}/gm)].map(([, name = ""]) => name);
  expect(verbs).toEqual(
    expect.arrayContaining("start seed advance scenario snapshot restore export import worlds reset worker".split(" ")),
  );
  for (const verb of verbs) {
    const help = await run(`${verb} --help`);
    expect(help).toMatchObject({ code: 0, err: "" });
    expect(help.out).toContain(`coffer-sandbox ${verb} `);
  }
});

test("prints its version with --version", async () => {
  const { version } = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8"));
  expect(await run("--version")).toEqual({ code: 0, out: `${version}\n`, err: "" });
});

test("accepts durations, moments, repetitions and due tasks in advance", async () => {
  const begun = await now("steps");
  const { code, out } = await run("advance 2h30m --world steps");
  expect([code, out]).toEqual([0, expect.stringMatching(/^steps: 2026-11-21T16:32:11\.000Z, frozen, \d+ to come\n$/)]);
  await run("advance 1h --times 3 --world steps");
  expect((await now("steps")) - begun).toBe(5.5 * 3_600_000);
  await run("advance --to 2026-12-01T00:00:00Z --world steps");
  expect(await now("steps")).toBe(Date.UTC(2026, 11, 1));
  expect((await run("advance --due --world steps")).code).toBe(0);
  expect(await json("clock live --speed 60 --world steps")).toMatchObject({ mode: "live", speed: 60 });
  expect((await run("clock freeze --world steps")).out).toContain("frozen");
});

test("names the required Node version when Node is too old", () => {
  expect(["22.12.0", "22.13.1", "24.0.0"].map(tooOld)).toEqual([null, null, null]);
  expect(tooOld("20.20.2")).toBe("The Coffer sandbox needs Node 22.12 or newer; this is 20.20.2.");
  expect(tooOld("22.11.0")).toContain("22.12 or newer");
});

test("parses times to the millisecond and rejects everything else", () => {
  expect(["2h30m", "3d", "90s", "1w2d", "1500ms", "1d 2h"].map(readDuration)).toEqual([
    9_000_000, 259_200_000, 90_000, 777_600_000, 1500, 93_600_000,
  ]);
  for (const text of ["", "2", "h", "-3d", "1.5h", "2h30", "3 days", "1e3s"])
    expect(() => readDuration(text)).toThrow("no time such as");
});

test("lists and plays scenarios in both languages and suggests names for an unknown one", async () => {
  const { out } = await run("scenario");
  expect(out).toContain("everything-pending");
  expect((await run("scenario --lang zh-CN")).out).toMatch(/\p{Script=Han}/u);
  expect(await json("scenario low-balance --world shop")).toMatchObject({
    name: "low-balance",
    hash: expect.any(String),
  });
  const unknown = await run("scenario poor-user");
  expect(unknown).toMatchObject({ code: 1, out: "", err: expect.stringContaining("several-devices, api-keys") });
});

test("restores a world from a snapshot and refuses other files without a change", async () => {
  const file = join(folder, "shop.json");
  await run("scenario review-queue --world kept");
  const hash = server.sandbox.world("kept").hash();
  expect((await run(`snapshot ${file} --world kept`)).out).toBe(`kept is in ${file}.\n`);
  await run("reset --world kept");
  expect(server.sandbox.world("kept").hash()).not.toBe(hash);
  expect((await run(`restore ${file} --world kept`)).code).toBe(0);
  expect(server.sandbox.world("kept").hash()).toBe(hash);
  writeFileSync(file, '{"version":1}');
  expect(await run(`restore ${file} --world kept`)).toMatchObject({ code: 1, err: expect.stringContaining("missing") });
  writeFileSync(file, "hello");
  expect(await run(`restore ${file} --world kept`)).toMatchObject({ code: 1, err: expect.stringContaining("no JSON") });
  expect(server.sandbox.world("kept").hash()).toBe(hash);
  expect((await run(`restore ${join(folder, "none.json")}`)).err).toContain("can't be read");
});

test("imports a world under a new name and refuses other files", async () => {
  const file = join(folder, "shared.json");
  await run("scenario everything-pending --world sender");
  expect((await run(`export ${file} --world sender`)).out).toContain(`coffer-sandbox import ${file}`);
  expect((await run(`import ${file} --as receiver`)).code).toBe(0);
  expect(server.sandbox.world("receiver").hash()).toBe(server.sandbox.world("sender").hash());
  await run("advance 1d --world receiver");
  expect((await json("worlds diff sender receiver")).clock.milliseconds).toBe(86_400_000);
  expect(await run(`import ${file} --as receiver`)).toMatchObject({ code: 1, err: expect.stringContaining("already") });
  expect(await run(`import ${file}`)).toMatchObject({ code: 2, err: expect.stringContaining("--as") });
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, "utf8")), version: 99 }));
  expect(await run(`import ${file} --as later`)).toMatchObject({ code: 1, err: expect.stringContaining("99") });
  expect(server.sandbox.worlds.has("later")).toBe(false);
});

test("lists, forks and deletes worlds", async () => {
  expect((await run("worlds fork twin --world main")).code).toBe(0);
  expect((await json("worlds")).map((world: { id: string }) => world.id)).toEqual(
    expect.arrayContaining(["main", "twin"]),
  );
  // The error is printed once.
  expect((await run("worlds fork twin")).err).toBe("id: There is a world twin already.\n");
  expect((await run("worlds delete twin")).out).toBe("twin is gone.\n");
  expect((await run("worlds delete main")).code).toBe(1);
  for (const name of ["ci-1", "ci-2", "other-ci"]) await run(`worlds fork ${name}`);
  expect((await run("worlds delete ci-*")).out).toBe("ci-1 is gone.\nci-2 is gone.\n");
  expect((await run("worlds delete ci-*")).out).toBe("No world matches ci-*.\n");
  expect((await run("worlds delete other-*")).out).toBe("other-ci is gone.\n");
});

test("prints the differences of two worlds line by line, rows and money included", async () => {
  await run("worlds fork before --world shop");
  expect((await run("worlds diff shop before")).out).toBe("shop and before are alike.\n");
  const shop = server.sandbox.world("shop");
  const deposit = { name: "verified", coin: "USDT", network: "TRC20", amount: "250" };
  const control = createControl({ url: server.url, world: "shop" });
  await control("POST", "chain/deposit", deposit);
  await control("PUT", "settings", { allowMagicCode: false });
  await run("advance 20m --world shop");
  const { out } = await run("worlds diff before shop");
  const lines = out.trimEnd().split("\n");
  expect(lines.slice(0, 2)).toEqual([
    "before → shop",
    `clock: ${new Date(shop.clock.now() - 20 * 60_000).toISOString()} → ${shop.clock.iso()}`,
  ]);
  expect(lines).toContain("setting allowMagicCode true → false");
  expect(out).toMatch(/^user:\d+:main:USDT: \S+ → \S+ USDT \(\+250\)$/m);
  expect(out).toMatch(/^deposits: 1 added$\n {2}\+ \{.*"amount":"250"/m);
  expect((await run("worlds diff shop before")).out).toMatch(/ USDT \(-250\)$/m);
});

test("creates a state folder once, and its worlds follow the seed text", async () => {
  const state = join(folder, "acme");
  expect(await run(`seed acme --state ${state} --frozen`)).toMatchObject({ code: 0, err: "" });
  expect(await run(`seed other --state ${state}`)).toMatchObject({ code: 1, err: expect.stringContaining("already") });
  const acme = await startServer({ port: 0, live: false, state });
  expect([acme.sandbox.world().seed, acme.sandbox.world("new").seed]).toEqual(["acme", "acme"]);
  expect(acme.sandbox.world("new").hash()).toBe(acme.sandbox.world().hash());
  await acme.stop();
  const wrong = await run(`start --port 0 --seed other --state ${state}`);
  expect(wrong).toMatchObject({ code: 1, err: expect.stringContaining('the seed "acme"') });
});

test("copies the worker of the installed msw", async () => {
  const { code } = await run(`worker ${join(folder, "public")}`);
  expect(code).toBe(0);
  const file = join(folder, "public", "mockServiceWorker.js");
  expect(existsSync(file) && readFileSync(file, "utf8")).toContain("addEventListener");
});

test("prints the console's address, with a link where a token is required", async () => {
  expect((await run("console")).out).toBe(`${server.url}/__sandbox/\n`);
  const token = "a-token-for-tests-0123456789";
  const far = await startServer({ port: 0, host: "0.0.0.0", token });
  const there = { COFFER_SANDBOX_URL: far.url };
  expect(await run("console", there)).toMatchObject({ code: 1, err: expect.stringContaining("admin token") });
  const { out } = await run("console", { ...there, COFFER_SANDBOX_TOKEN: token });
  expect((await fetch(out.trim())).status).toBe(200);
  expect((await run(`worlds --token ${token}`, there)).out).toContain("main: seed coffer");
  await far.stop();
});

test.each([
  ["walk", 2, 'There is no "walk". Verbs: start, seed'],
  ["advance", 2, "Say how far"],
  ["advance 2h --due", 2, "one of them"],
  ["advance --to 2027-01-01T00:00:00Z --times 2", 2, "--times goes with"],
  ["advance 2h --times x", 2, "--times must be a number"],
  ["advance soon", 2, '"soon" is no time'],
  ["advance 2h --by 3", 2, "Unknown option '--by'"],
  ["advance --to yesterday", 1, "to: "],
  ["clock live --speed 9999", 1, "speed: "],
  ["clock backwards", 2, "freeze or live"],
  ["clock --speed 2", 2, "goes with live"],
  ["snapshot", 2, "one file"],
  ["snapshot a b", 2, "one file"],
  ["import x.json", 1, "can't be read"],
  ["reset all", 2, 'no "all"'],
  ["worlds merge a b", 2, "fork, delete or diff"],
  ["worlds diff a", 2, "2 names"],
  ["worlds --world bad!", 1, "no world's name"],
  ["worlds --url nowhere", 2, "--url must be an address"],
  ["worlds --url http://127.0.0.1:9", 3, "Start one with: coffer-sandbox start --port 9"],
  ["start --port 70000", 2, "--port must be"],
  ["start --max-worlds none", 2, "--max-worlds must be"],
  ["start --world-life long", 2, "is no time such as"],
  ["start --at then", 2, "--at must be a moment"],
  ["start --seed=", 2, "--seed must not be empty"],
  ["start now", 2, 'no "now"'],
  ["start --port 0 --scenario poor-user", 1, "everything-pending"],
  ["seed acme", 2, "--state"],
  ["worker", 2, "one folder"],
])("ends %s with code %d and one line", async (line, code, words) => {
  const ended = await run(line);
  expect(ended).toMatchObject({ code, out: "" });
  expect(ended.err).toContain(words);
  expect(ended.err.trim().split("\n")).toHaveLength(1);
});
