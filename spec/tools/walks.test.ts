import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { operationsOf } from "./document.ts";
import { readContract } from "./testing/contract.ts";

it("uses only existing operations", async () => {
  const known = new Set([...operationsOf(await readContract())].map(({ operation }) => operation.operationId));
  const walks = readFileSync(new URL("../walks.md", import.meta.url), "utf8");
  const named = [...walks.matchAll(/`(\w+)`/g)].map(([, name]) => name);
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((name) => !known.has(name))).toEqual([]);
});
