import { beforeEach, expect, it } from "vitest";
import { TestSandbox } from "../testing/client.ts";
import type { WorldDiff } from "./world-file/diff.ts";
import type { WorldFile } from "./world-file/world-file.ts";

let sandbox: TestSandbox;
let control: ReturnType<TestSandbox["stranger"]>["control"];
const diff = (from: string, to: string) => control("GET", `worlds/diff?from=${from}&to=${to}`).body as WorldDiff;
const refusalOf = ({ status, body }: { status: number; body: unknown }) => [
  status,
  (body as { error: { validationErrors: object[] } }).error.validationErrors[0],
];
beforeEach(() => {
  sandbox = TestSandbox.start();
  control = sandbox.stranger().control;
});

it("shows the rows, balances and time that a deposit changed, and nothing else", () => {
  control("POST", "worlds/fork", { id: "before" });
  expect(diff("before", "main")).toMatchObject({ same: true, tables: [], accounts: [], settings: [] });
  const entries = sandbox.world().ledger.log.length;
  control("POST", "chain/deposit", { name: "verified", coin: "USDT", network: "TRC20", amount: "25.5" });
  control("POST", "clock/advance", { ms: 60_000 });
  control("PUT", "settings", { reviewSeconds: 5 });
  const found = diff("before", "main");
  expect(found).toMatchObject({
    same: false,
    clock: { milliseconds: 60_000 },
    settings: [{ field: "reviewSeconds", from: null, to: 5 }],
    entries: { from: entries, to: entries + 1 },
  });
  expect(found.accounts).toContainEqual({
    account: "user:80413:main:USDT",
    currency: "USDT",
    from: { balance: "1000", available: "1000", held: "0" },
    to: { balance: "1025.5", available: "1025.5", held: "0" },
    change: "25.5",
  });
  expect(found.tables.find(({ table }) => table === "deposits")).toMatchObject({ addedCount: 1, removedCount: 0 });
  expect(diff("main", "before").tables.find(({ table }) => table === "deposits")).toMatchObject({ removedCount: 1 });
});

it("names the changed fields of a row and redacts secrets", () => {
  const api = sandbox.as("verified");
  control("POST", "worlds/fork", { id: "before" });
  api.call("setPricingCurrency", { currency: "EUR" });
  sandbox.as("mei");
  const { tables } = diff("before", "main");
  expect(tables.find(({ table }) => table === "users")?.changed).toContainEqual({
    key: "80413",
    fields: [{ field: "pricingCurrency", from: "USD", to: "EUR" }],
  });
  const sessions = tables.find(({ table }) => table === "sessions")?.added;
  expect(sessions).toHaveLength(1);
  expect(JSON.stringify(sessions)).toContain("•••");
  expect(JSON.stringify(tables)).not.toMatch(/[ar]t_main\./);
});

it.each([
  ["from=main&to=gone", "to", "unknown"],
  ["from=main", "to", "required"],
  ["from=main&to=main&x=1", "x", "unknown"],
])("refuses a difference of %s", (query, field, rule) => {
  expect(refusalOf(control("GET", `worlds/diff?${query}`))).toMatchObject([400, { field, rule }]);
});

it("imports an exported world under another name, here and in another sandbox", () => {
  control("POST", "chain/deposit", { name: "mei", coin: "BTC", network: "BTC", amount: "0.5" });
  const file = control("GET", "worlds/export").body as WorldFile;
  expect(file).toMatchObject({ format: "coffer-sandbox-world", version: 1, exportedAt: "2026-11-21T14:02:11.000Z" });
  expect(control("POST", "worlds/import", { id: "copy", file })).toMatchObject({ status: 200, body: { id: "copy" } });
  expect(diff("main", "copy").same).toBe(true);

  const elsewhere = TestSandbox.start({ seed: "another" });
  elsewhere.stranger().control("POST", "worlds/import", { id: "copy", file });
  for (const one of [sandbox, elsewhere]) one.world("copy").clock.advance(7_200_000);
  expect(elsewhere.world("copy").hash()).toBe(sandbox.world("copy").hash());
});

const spoiled: [what: string, spoil: (file: WorldFile) => unknown, field: string, words: RegExp][] = [
  ["text", () => "file", "file.format", /no exported world/],
  ["a snapshot", (file) => file.world, "file.format", /no exported world/],
  ["a later version", (file) => ({ ...file, version: 2 }), "file.version", /written by version 2.*reads version 1/],
  ["no world in it", ({ world: _, ...file }) => file, "file.world", /no saved world/],
  ["no clock", (file) => with_(file, { clock: null }), "file.world.clock", /missing or damaged/],
  ["a table of nobody's", (file) => with_(file, { tables: { spies: [] } }), "file.world.tables.spies", /no table/],
  ["rows that are none", (file) => with_(file, { tables: { users: [1] } }), "file.world.tables.users", /damaged/],
  ["a row without its key", (file) => with_(file, { tables: { users: [{}] } }), "file.world.tables.users", /no uid/],
  [
    "a row twice",
    (file) => with_(file, { tables: { users: [{ uid: "1" }, { uid: "1" }] } }),
    "file.world.tables.users",
    /same uid/,
  ],
  ["a stray part", (file) => with_(file, { spies: 1 }), "file.world.spies", /no field of a saved world/],
  ["a time nobody can write", (file) => with_(file, { startedAt: 1e20 }), "file.world.startedAt", /damaged/],
  [
    "a clock years behind",
    (file) => with_(file, { clock: { ...file.world.clock, mode: "live", offset: 4e14 } }),
    "file",
    /ten years/,
  ],
  [
    "a row of another shape",
    (file) => with_(file, { tables: { ...file.world.tables, coins: [{ coin: "BTC" }] } }),
    "file",
    /fails in it/,
  ],
  [
    "what a panel can't show",
    (file) => with_(file, { tables: { ...file.world.tables, networks: networksWith(file, { name: 7 }) } }),
    "file",
    /GET chain\/networks shows what it never does: \/items\/0\/name must be string/,
  ],
  [
    "records on networks that aren't there",
    (file) => with_(file, { tables: { ...file.world.tables, networks: [] } }),
    "file",
    /chain\/transactions fails in it\. network/,
  ],
  [
    "an entry out of place",
    (file) => with_(file, { ledger: file.world.ledger.slice(1) }),
    "file.world.ledger[0]",
    /in its place/,
  ],
  ["books that don't add up", (file) => with_(file, { ledger: [overdraft] }), "file", /does not cover/],
];
const overdraft = { kind: "hold", id: "h", account: "user:80412:main:BTC", amount: "1", memo: {}, seq: 1, at: 0 };
const networksWith = ({ world }: WorldFile, change: object) =>
  (world.tables.networks ?? []).map((row, at) => (at === 0 ? { ...row, ...change } : row));
const with_ = (file: WorldFile, change: object) => ({ ...file, world: { ...file.world, ...change } });

it.each(spoiled)("refuses a file with %s", (_what, spoil, field, words) => {
  const file = spoil(structuredClone(control("GET", "worlds/export").body as WorldFile));
  const before = sandbox.world().hash();
  const message = expect.stringMatching(words);
  expect(refusalOf(control("POST", "worlds/import", { id: "copy", file }))).toMatchObject([
    400,
    { field, rule: "snapshot", message },
  ]);
  expect(sandbox.worlds.has("copy")).toBe(false);
  expect(sandbox.world().hash()).toBe(before);
});

it("imports a file only under a free name", () => {
  const file = control("GET", "worlds/export").body;
  expect(refusalOf(control("POST", "worlds/import", { id: "main", file }))).toMatchObject([400, { rule: "unique" }]);
  expect(refusalOf(control("POST", "worlds/import", { id: "copy" }))).toMatchObject([400, { field: "file" }]);
});
