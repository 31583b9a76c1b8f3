import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { operations } from "@coffer/sdk/contract";
import { describe, expect, test } from "vitest";
import { composeProgram } from "../core/compose-program.ts";
import { defineModule, type Module } from "../core/define-module.ts";
import { dueTask } from "../world/due-task.ts";
import { defineTable } from "../world/table.ts";
import { World } from "../world/world.ts";
import { allModules } from "./all.gen.ts";
import { program } from "./program.ts";
import { seedWorld } from "./seed-world.ts";

const compose = composeProgram;
/** How many the modules serve. Raise it with each module that is built; the contract may grow, what is served may not shrink. */
const AT_LEAST = 86;

test("every operation of the contract is served or derived as not served yet; what is served only grows", () => {
  const { service, notServed } = program;
  expect([...service.operations.keys(), ...notServed].sort()).toEqual(Object.keys(operations).sort());
  expect(service.operations.size).toBeGreaterThanOrEqual(AT_LEAST);
});

const twice = { tables: [defineTable<{ id: string }>("users", { key: "id" })] };
describe("two modules that say the same are a mistake when the sandbox starts", () => {
  test.each<[string, Partial<Module>, string]>([
    ["a table", twice, "Two modules have the table users."],
    [
      "a due task",
      { dueTasks: [dueTask("withdrawal.send", () => {})] },
      "Two modules have the due task withdrawal.send.",
    ],
    ["an operation", { operations: { getKEIS: () => null } }, "Two modules have the operation getKEIS."],
    [
      "an action",
      { actors: { sender: { actions: { send: { about: { en: "", "zh-CN": "" }, takes: [], run: () => ({}) } } } } },
      "Two modules have the action of sender send.",
    ],
    [
      "a review queue",
      { reviewQueues: { kyc: { title: { en: "", "zh-CN": "" }, list: () => [], decide: () => {} } } },
      "Two modules have the review queue kyc.",
    ],
    ["a name", { name: "assets/coins" }, "Two modules have the name assets/coins."],
  ])("%s", (_, more, message) => {
    expect(() => compose([...allModules, defineModule({ name: "surplus", needs: [], ...more })])).toThrow(message);
  });
});

test("a module needs what there is, and nobody who needs it", () => {
  expect(() => compose([defineModule({ name: "one", needs: ["two"] })])).toThrow(
    "one needs two, and there is no such module.",
  );
  const circle = [defineModule({ name: "one", needs: ["two"] }), defineModule({ name: "two", needs: ["one"] })];
  expect(() => compose(circle)).toThrow("Modules need each other: one → two → one.");
});

describe("a module nobody needs can be taken away", () => {
  const leaves = allModules.filter(({ name }) => allModules.every(({ needs }) => !needs.includes(name)));
  test.each(leaves.map(({ name }) => name))("%s", (name) => {
    const { rules, seed, notServed } = compose(allModules.filter((module) => module.name !== name));
    const empty = { ...seedWorld("main").state(), tables: {}, ledger: [] };
    const world = new World("main", rules, { ...empty, clock: { ...empty.clock, queue: [] } });
    expect(() => seed(world)).not.toThrow();
    expect(world.findings).toEqual([]);
    const gone = Object.keys(allModules.find((module) => module.name === name)?.operations ?? {});
    expect(notServed).toEqual(expect.arrayContaining(gone));
  });
});

test("every table and due task that is defined stands in a module's list", () => {
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
