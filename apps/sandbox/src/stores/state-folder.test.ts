import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { Faults } from "../core/faults.ts";
import { Sandbox, type SandboxOptions } from "../sandbox.ts";
import { TestSandbox } from "../testing/client.ts";
import { rest } from "./run-in-time-slices.ts";
import { StateFolder } from "./state-folder.ts";
import { FIRST_LINE, lineOf } from "./state-lines.ts";

const HOUR = 3_600_000;
let folder = "";
let path = "";
const told: string[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "coffer-"));
  path = join(folder, "deep", "state");
  told.length = 0;
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function keep<Kind extends Sandbox>(sandbox: Kind): Kind {
  new StateFolder(path, sandbox, (message) => told.push(message)).open();
  return sandbox;
}
/** As a process that ends without a word leaves it: nothing is closed. */
const reopened = (options: SandboxOptions = {}) => keep(new TestSandbox(options));
const fileOf = (world: string) => {
  const of = join(path, "worlds", world);
  const [file, ...more] = readdirSync(of).filter((name) => name.endsWith(".jsonl"));
  expect(more).toEqual([]);
  return join(of, file ?? "");
};
const text = (world = "main") => readFileSync(fileOf(world), "utf8");
const deposit = { coin: "BTC", network: "BTC", amount: "1", name: "mei" };
function used() {
  const sandbox = keep(TestSandbox.start());
  const api = sandbox.as("mei");
  api.control("POST", "chain/deposit", deposit);
  api.control("POST", "worlds/fork", { id: "other" });
  api.control("POST", "clock/advance", { ms: 2 * HOUR });
  return sandbox;
}
const hashOf = ({ worlds }: Sandbox, id: string) => worlds.open(id, 0).world.hash();
const hashes = (sandbox: Sandbox) => sandbox.worlds.ids().map((id) => [id, hashOf(sandbox, id)]);
const getWorld = (sandbox: Sandbox, world: string, method = "GET", call = "world") => {
  const headers = { "x-sandbox-world": world };
  const request = {
    method,
    path: `/__sandbox/api/${call}`,
    query: "",
    headers,
    body: { kind: "none" },
    ip: "",
  } as const;
  const { status, body } = sandbox.handle(request, 0);
  return { status, body: JSON.parse(body) };
};

test("lets only the user who runs the sandbox read the state", () => {
  mkdirSync(path, { recursive: true, mode: 0o755 });
  used();
  const modeOf = (file: string) => statSync(file).mode & 0o777;
  expect([modeOf(path), modeOf(join(path, "worlds")), modeOf(fileOf("main"))]).toEqual([0o700, 0o700, 0o600]);
});

test("each change is in its world's file when the reply leaves", () => {
  const sandbox = used();
  expect(text().split("\n")).toHaveLength(6);
  expect(text("other").split("\n")).toHaveLength(3);
  const before = hashes(sandbox);
  expect(hashes(reopened())).toEqual(before);
  expect(told).toEqual([]);
});

test("what changes nothing writes nothing", () => {
  const sandbox = used();
  const before = text();
  const api = sandbox.stranger();
  for (const look of ["world", "log", "books", "clock", "worlds", "snapshot"]) api.control("GET", look);
  api.call("getKEIS");
  expect(sandbox.as("fresh").call("applyTransactionOut", {}).status).toBe(400);
  expect(text().slice(before.length).split("\n")).toHaveLength(2);
});

test("a start reads no world; each is read when it is asked for", () => {
  used();
  const sandbox = reopened();
  expect(sandbox.worlds.list()).toEqual([]);
  expect(getWorld(sandbox, "main", "GET", "worlds").body.items).toMatchObject([
    { id: "main", loaded: true },
    { id: "other", loaded: false },
  ]);
  getWorld(sandbox, "other");
  expect(getWorld(sandbox, "main", "GET", "worlds").body.items).toMatchObject([
    { id: "main", loaded: true },
    { id: "other", loaded: true, entries: expect.any(Number) },
  ]);
});

test("a world nobody used leaves the memory, comes back as it was, and stays where it has faults", () => {
  const sandbox = keep(new TestSandbox({ worldLife: 2 * HOUR }));
  for (const id of ["used", "faulty", "idle"]) {
    sandbox.worlds.open(id, 0);
    getWorld(sandbox, id, "POST", "reset");
  }
  const { worlds } = sandbox;
  worlds.open("faulty", 0).faults = new Faults({ seed: "", rules: [{ operation: "getKEIS", latency: 500 }] });
  const before = hashOf(sandbox, "idle");
  worlds.open("used", HOUR);
  worlds.open("new", 2 * HOUR + 1);
  expect(worlds.list().map(({ world }) => world.id)).toEqual(["faulty", "used", "new"]);
  expect(hashOf(sandbox, "idle")).toBe(before);
  expect(worlds.ids()).toEqual(["main", "faulty", "idle", "new", "used"]);
  expect(worlds.expire).toBe(false);
});

test("a last line that was cut short is left out, said so, and gone after that", () => {
  const before = hashes(used());
  const change = { world: "main", deleted: true } as const;
  for (const cut of [1, 20, 50]) {
    const line = lineOf({ epoch: 1, value: change }).slice(0, -cut);
    writeFileSync(fileOf("main"), text() + line);
    expect(hashes(reopened())).toEqual(before);
    expect(told.splice(0)).toEqual([
      `The last ${line.length} bytes of world main were never written whole and are left out.`,
    ]);
    expect(hashes(reopened())).toEqual(before);
    expect(told).toEqual([]);
  }
});

test("changes become a snapshot when they outgrow it, and the file stays true", async () => {
  const sandbox = keep(TestSandbox.start());
  const api = sandbox.as("mei");
  const size = () => statSync(fileOf("main")).size;
  let largest = 0;
  for (let turn = 0; turn < 2000 && size() >= largest; turn++) {
    largest = size();
    // The snapshot is written beside the requests, which go on meanwhile.
    if (largest < 2 * 1024 * 1024) api.control("POST", "reset");
    await rest();
  }
  expect(largest).toBeGreaterThan(1024 * 1024);
  await expect.poll(size).toBeLessThan(largest / 2);
  const before = hashes(sandbox);
  expect(hashes(reopened())).toEqual(before);
});

const snapshot = (state: object) => FIRST_LINE + lineOf({ epoch: 1, value: state });
const fresh = () => new Sandbox().world().state();
const overdraft = { kind: "hold", id: "h", account: "user:1:main:BTC", amount: "1", memo: {}, seq: 1, at: 0 };
const damaged = () => {
  const lines = text().split("\n");
  return lines.map((line, at) => (at === 2 ? line.replace("mei", "you") : line)).join("\n");
};
test.each([
  ["half a snapshot", () => snapshot({}).slice(0, -9), "no snapshot"],
  ["a snapshot of nothing", () => snapshot({}), "this sandbox reads version 1"],
  ["a version to come", () => FIRST_LINE.replace("3", "4"), "it has version 4, this is version 3"],
  ["text", () => "hello", "it is no file of a world"],
  ["null", () => "null", "it is no file of a world"],
  ["nothing", () => "", "it is no file of a world"],
  ["a damaged line before whole ones", damaged, "its line 3 is damaged"],
  ["a ledger that doesn't add up", () => snapshot({ ...fresh(), ledger: [overdraft] }), "does not cover"],
  ["a damaged part", () => snapshot({ ...fresh(), startedAt: 1e300 }), "missing or damaged"],
  [
    "a change of no table",
    () => snapshot(fresh()) + lineOf({ epoch: 1, value: { world: "main", steps: [["row", "x", "1", {}]] } }),
    "no table x",
  ],
])(
  "%s: its world is named, answers nothing and stays as it is until a reset; the others live",
  (_what, make, reason) => {
    const other = hashOf(used(), "other");
    const given = make();
    writeFileSync(fileOf("main"), given);
    for (const sandbox of [reopened(), reopened()]) {
      const refused = {
        status: 400,
        body: { error: { validationErrors: [{ rule: "broken", message: expect.stringContaining(reason) }] } },
      };
      expect(getWorld(sandbox, "main")).toMatchObject(refused);
      expect(getWorld(sandbox, "main", "GET", "clock")).toMatchObject(refused);
      expect(told.splice(0)).toEqual([expect.stringMatching(/^World main in .* can't be used/)]);
      expect(text().startsWith(given)).toBe(true);
      expect(getWorld(sandbox, "main", "GET", "worlds").body.items).toMatchObject([{ id: "main" }, { id: "other" }]);
      expect(hashOf(sandbox, "other")).toBe(other);
    }
    const sandbox = reopened();
    getWorld(sandbox, "main");
    expect(getWorld(sandbox, "main", "POST", "reset").status).toBe(200);
    const aside = readdirSync(join(path, "worlds", "main")).find((name) => name.endsWith(".aside")) ?? "";
    expect(readFileSync(join(path, "worlds", "main", aside), "utf8").startsWith(given)).toBe(true);
    told.length = 0;
    expect(hashes(reopened())).toEqual([
      ["main", hashOf(new Sandbox(), "main")],
      ["other", other],
    ]);
    expect(told).toEqual([]);
  },
);

test.each([
  ["a file", () => writeFileSync(path, '{"version":2}'), "it is a file, and the state is kept in a folder"],
  ["a folder of something else", () => [mkdirSync(path), writeFileSync(join(path, "mine"), "")], "Name an empty one"],
  [
    "another version",
    () => [used(), writeFileSync(join(path, "sandbox.json"), '{"format":"coffer-sandbox-state","version":9}')],
    "it has version 9, this is version 3",
  ],
])("%s is refused, and stays as it is", (_what, make, reason) => {
  mkdirSync(join(folder, "deep"));
  make();
  const before = statSync(path).isDirectory() ? readdirSync(path) : readFileSync(path, "utf8");
  expect(() => reopened()).toThrow(reason);
  expect(statSync(path).isDirectory() ? readdirSync(path) : readFileSync(path, "utf8")).toEqual(before);
});

test("a folder that can't be written any more is told once, and whole again when it can", () => {
  const sandbox = used();
  rmSync(join(folder, "deep"), { recursive: true });
  writeFileSync(join(folder, "deep"), "in the way");
  const api = sandbox.stranger();
  for (let turn = 0; turn < 3; turn++) expect(api.control("POST", "clock/advance", { ms: 1 }).status).toBe(200);
  expect(told.splice(0)).toEqual([expect.stringContaining("could not be saved")]);
  rmSync(join(folder, "deep"));
  keep(new Sandbox());
  api.control("POST", "clock/advance", { ms: 1 });
  const before = hashOf(sandbox, "main");
  expect(hashOf(reopened(), "main")).toBe(before);
});

test("two processes share a folder: each goes on from where the other left a world, and sees what it made and deleted", () => {
  const one = used();
  const two = reopened();
  for (const [turn, sandbox] of [one, two, two, one, two, one].entries()) {
    sandbox.as("mei").control("POST", "chain/deposit", { ...deposit, amount: `${turn + 1}` });
    expect(sandbox.world().ledger.log.length).toBeGreaterThan(0);
  }
  expect(hashOf(one, "main")).toBe(hashOf(two, "main"));
  two.stranger().control("POST", "worlds/fork", { id: "twos" });
  expect(hashOf(one, "twos")).toBe(hashOf(two, "main"));
  one.stranger().control("DELETE", "worlds", { id: "twos" });
  expect([one.worlds.has("twos"), two.worlds.has("twos")]).toEqual([false, false]);
  expect(existsSync(join(path, "worlds", "twos"))).toBe(false);
});

test("whose worlds are and the audit list are there after a start, and for other processes", () => {
  const sandbox = used();
  const other = reopened();
  sandbox.worlds.setOwner("other", "team a/b @home");
  getWorld(sandbox, "other", "POST", "reset");
  for (const each of [sandbox, other, reopened()]) {
    const { items } = getWorld(each, "main", "GET", "worlds").body;
    expect(items[1]).toMatchObject({ id: "other", owner: "team a/b @home" });
    expect(getWorld(each, "main", "GET", "audit").body.items).toMatchObject([
      { by: "local", call: "POST reset", world: "other" },
    ]);
  }
  sandbox.worlds.delete("other");
  expect(reopened().worlds.ownerOf("other")).toBeNull();
});
