import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { operations } from "@coffer/sdk/contract";
import { describe, expect, test } from "vitest";
import { type Area, defineArea } from "../area/define-area.ts";
import { composeProgram } from "../area/program.ts";
import { dueTask } from "../world/due-task.ts";
import { defineTable } from "../world/table.ts";
import { World } from "../world/world.ts";
import { allAreas } from "./all.gen.ts";
import { isAsset } from "./coins/seed.ts";
import { insufficient, program } from "./program.ts";
import { seedWorld } from "./seed-world.ts";
import { authenticate, endAccessToken } from "./sign-in/authenticate.ts";

const compose = (areas: readonly Area[]) =>
  composeProgram(areas, { isAsset, insufficient, authenticate, endAccessToken });
/** How many the areas serve. Raise it with each area that is built; the contract may grow, what is served may not shrink. */
const AT_LEAST = 86;

test("every operation of the contract is served or derived as not served yet; what is served only grows", () => {
  const { service, notServed } = program;
  expect([...service.operations.keys(), ...notServed].sort()).toEqual(Object.keys(operations).sort());
  expect(service.operations.size).toBeGreaterThanOrEqual(AT_LEAST);
});

const twice = { tables: [defineTable<{ id: string }>("users", { key: "id" })] };
describe("two areas that say the same are a mistake when the sandbox starts", () => {
  test.each<[string, Partial<Area>, string]>([
    ["a table", twice, "Two areas have the table users."],
    [
      "a due task",
      { dueTasks: [dueTask("withdrawal.send", () => {})] },
      "Two areas have the due task withdrawal.send.",
    ],
    ["an operation", { operations: { getKEIS: () => null } }, "Two areas have the operation getKEIS."],
    [
      "an action",
      { actors: { sender: { actions: { send: { about: { en: "", "zh-CN": "" }, takes: [], run: () => ({}) } } } } },
      "Two areas have the action of sender send.",
    ],
    [
      "a review queue",
      { reviewQueues: { kyc: { title: { en: "", "zh-CN": "" }, list: () => [], decide: () => {} } } },
      "Two areas have the review queue kyc.",
    ],
    ["a name", { name: "coins" }, "Two areas have the name coins."],
  ])("%s", (_, more, message) => {
    expect(() => compose([...allAreas, defineArea({ name: "surplus", needs: [], ...more })])).toThrow(message);
  });
});

test("an area needs what there is, and nobody who needs it", () => {
  expect(() => compose([defineArea({ name: "one", needs: ["two"] })])).toThrow(
    "one needs two, and there is no such area.",
  );
  const circle = [defineArea({ name: "one", needs: ["two"] }), defineArea({ name: "two", needs: ["one"] })];
  expect(() => compose(circle)).toThrow("Areas need each other: one → two → one.");
});

describe("an area nobody needs can be taken away", () => {
  const leaves = allAreas.filter(({ name }) => allAreas.every(({ needs }) => !needs.includes(name)));
  test.each(leaves.map(({ name }) => name))("%s", (name) => {
    const { rules, seed, notServed } = compose(allAreas.filter((area) => area.name !== name));
    const empty = { ...seedWorld("main").state(), tables: {}, ledger: [] };
    const world = new World("main", rules, { ...empty, clock: { ...empty.clock, queue: [] } });
    expect(() => seed(world)).not.toThrow();
    expect(world.findings).toEqual([]);
    const gone = Object.keys(allAreas.find((area) => area.name === name)?.operations ?? {});
    expect(notServed).toEqual(expect.arrayContaining(gone));
  });
});

test("every table and due task that is defined stands in an area's list", () => {
  const folder = fileURLToPath(new URL(".", import.meta.url));
  const sources = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".ts") && !path.endsWith(".test.ts"))
    .map((path) => readFileSync(folder + path, "utf8"))
    .join("\n");
  const named = (define: string) =>
    [...sources.matchAll(new RegExp(`\\b${define}(?:<[^(]*>)?\\("([^"]+)"`, "g"))].map(([, name]) => name);
  const kept = ["keptReplies", "keptSecrets"];
  expect(named("defineTable").sort()).toEqual(
    [...program.rules.tables.keys()].filter((name) => !kept.includes(name)).sort(),
  );
  expect([...named("dueTask"), ...named("blockTask")].sort()).toEqual([...program.rules.dueTasks.keys()].sort());
});
