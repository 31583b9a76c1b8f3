import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { Sandbox } from "../sandbox.ts";
import { TestSandbox } from "../testing/client.ts";
import { StateFile } from "./state-file.ts";
import { FIRST_LINE, lineOf } from "./state-lines.ts";

let folder = "";
let path = "";
const told: string[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "coffer-"));
  path = join(folder, "deep", "state.json");
  told.length = 0;
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function open<Kind extends Sandbox>(sandbox: Kind) {
  const file = new StateFile(path, sandbox, (message) => told.push(message));
  file.open();
  return { sandbox, file };
}
const text = () => readFileSync(path, "utf8");
const others = () => readdirSync(join(folder, "deep")).filter((name) => name !== "state.json");
const deposit = { coin: "BTC", network: "BTC", amount: "1", name: "mei" };
/** As a process that ends without a word leaves it: nothing is closed. */
function used() {
  const { sandbox } = open(TestSandbox.start());
  const api = sandbox.as("mei");
  api.control("POST", "chain/deposit", deposit);
  api.control("POST", "worlds/fork", { id: "other" });
  api.control("POST", "clock/advance", { ms: 7_200_000 });
  return sandbox;
}
const hashes = (sandbox: Sandbox) => sandbox.worlds.list().map(({ world }) => `${world.id} ${world.hash()}`);

test("each change is in the file when the reply leaves", () => {
  const sandbox = used();
  expect(text().split("\n")).toHaveLength(7);
  expect(hashes(open(new Sandbox()).sandbox)).toEqual(hashes(sandbox));
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

test("a last line that was cut short is left out, said so, and gone after that", () => {
  const sandbox = used();
  const whole = text();
  for (const cut of [1, 20, 50]) {
    rmSync(path);
    writeFileSync(path, whole + lineOf({ world: "main", deleted: true }).slice(0, -cut));
    expect(hashes(open(new Sandbox()).sandbox)).toEqual(hashes(sandbox));
    expect(told.splice(0)).toEqual([expect.stringMatching(/^The last \d+ bytes of .* never written whole/)]);
    expect(hashes(open(new Sandbox()).sandbox)).toEqual(hashes(sandbox));
    expect(told).toEqual([]);
  }
});

test("changes become a snapshot when they outgrow it, and the file stays true", () => {
  const { sandbox } = open(TestSandbox.start());
  const api = sandbox.as("mei");
  let largest = 0;
  for (let turn = 0; turn < 130; turn++) {
    api.control("POST", "snapshot", sandbox.world().state());
    largest = Math.max(largest, statSync(path).size);
  }
  expect(largest).toBeGreaterThan(4 * 1024 * 1024);
  expect(statSync(path).size).toBeLessThan(largest / 2);
  expect(hashes(open(new Sandbox()).sandbox)).toEqual(hashes(sandbox));
});

const snapshot = (main: object) => FIRST_LINE + lineOf({ version: 1, worlds: { main } });
const damaged = () => {
  used();
  const lines = text().split("\n");
  return lines.map((line, at) => (at === 2 ? line.replace("mei", "you") : line)).join("\n");
};
test.each([
  ["half a snapshot", () => snapshot({}).slice(0, -9), "no snapshot"],
  ["the version before", () => '{"version":1,"worlds":{}}', "it has version 1, this is version 2"],
  ["a version to come", () => FIRST_LINE.replace("2", "3"), "it has version 3, this is version 2"],
  ["text", () => "hello", "it is no state file"],
  ["null", () => "null", "it is no state file"],
  ["nothing", () => "", "it is no state file"],
  ["a damaged line before whole ones", damaged, "its line 3 is damaged"],
  [
    "a log that doesn't add up",
    () => snapshot({ ...new Sandbox().world().state(), ledger: [{ kind: "void" }] }),
    "no hold",
  ],
  [
    "a change of no table",
    () => snapshot(new Sandbox().world().state()) + lineOf({ world: "main", steps: [["row", "x", "1", {}]] }),
    "no table x",
  ],
])("%s is kept aside with a clear message, never written over", (_what, make, reason) => {
  open(new Sandbox()).file.close();
  const given = make();
  writeFileSync(path, given);
  const { sandbox, file } = open(new Sandbox());
  expect(hashes(sandbox)).toEqual(hashes(new Sandbox()));
  expect(told.splice(0)).toEqual([expect.stringContaining(reason)]);
  expect(readFileSync(join(folder, "deep", others().find((name) => name.includes(".aside-")) ?? ""), "utf8")).toBe(
    given,
  );
  file.close();
  expect(hashes(open(new Sandbox()).sandbox)).toEqual(hashes(sandbox));
  expect(told).toEqual([]);
});

test("a file that can't be written any more is told once, and whole again when it can", () => {
  const { sandbox } = open(TestSandbox.start());
  const api = sandbox.as("mei");
  const replace = () => api.control("POST", "snapshot", sandbox.world().state());
  rmSync(join(folder, "deep"), { recursive: true });
  for (let turn = 0; turn < 130; turn++) replace();
  expect(told).toEqual([expect.stringContaining("could not be saved")]);
  open(new Sandbox()).file.close();
  replace();
  expect(hashes(open(new Sandbox()).sandbox)).toEqual(hashes(sandbox));
});

test("two processes can't have one file; a dead one's lock doesn't count", () => {
  const { file } = open(new Sandbox());
  file.close();
  writeFileSync(`${path}.lock`, "1");
  expect(() => open(new Sandbox())).toThrow("is in use by process 1. If that is no sandbox, delete");
  writeFileSync(`${path}.lock`, "4194999");
  open(new Sandbox()).file.close();
  expect(others()).toEqual([]);
});
