import { expect, test } from "vitest";
import { users } from "../domain/user/user.ts";
import { newTenant } from "../engine/tenant.ts";
import { seedWorld } from "../seed/seed.ts";
import { Worlds } from "./worlds.ts";

const HOUR = 60 * 60 * 1000;
const newWorlds = () => {
  const worlds = new Worlds(seedWorld("seed"), newTenant);
  worlds.open("main", 0);
  return worlds;
};

test("a named world is forked from the seed once, and worlds don't meet", () => {
  const worlds = newWorlds();
  const [first, second] = [worlds.open("a", 0), worlds.open("b", 0)];
  first.world.table(users).update("80412", { name: "Changed" });
  expect(worlds.open("a", 1)).toBe(first);
  expect(second.world.hash()).toBe(worlds.open("main", 0).world.hash());
  worlds.reset(first);
  expect(first.world.hash()).toBe(second.world.hash());
});

test("worlds nobody asks for end after two hours; the main one stays", () => {
  const worlds = newWorlds();
  worlds.open("old", 0);
  worlds.open("used", 0);
  worlds.open("used", 2 * HOUR);
  worlds.open("new", 2 * HOUR + 1);
  expect(worlds.list().map(({ world }) => world.id)).toEqual(["main", "used", "new"]);
});

test("there are at most 200 beside the main one: the longest unused goes", () => {
  const worlds = newWorlds();
  for (let turn = 0; turn < 250; turn++) worlds.open(`w${turn}`, turn);
  const ids = worlds.list().map(({ world }) => world.id);
  expect(ids.length).toBeLessThanOrEqual(202);
  expect([ids.includes("main"), ids.includes("w0"), ids.includes("w249")]).toEqual([true, false, true]);
});

test("states are restored all together or, when one doesn't add up, not at all", () => {
  const worlds = newWorlds();
  const tenant = worlds.open("main", 0);
  const before = tenant.world.hash();
  const state = structuredClone(tenant.world.state());
  const broken = { ...state, ledger: state.ledger.slice(1) };
  tenant.world.clock.advance(HOUR);
  const changed = tenant.world.hash();
  expect(() => worlds.restore({ main: state, other: broken }, 0)).toThrow("does not cover");
  expect(() => worlds.restore({ main: state, "../etc": state }, 0)).toThrow("no world's name");
  expect([worlds.open("main", 0).world.hash(), worlds.has("other")]).toEqual([changed, false]);
  worlds.restore({ main: state }, 0);
  expect(worlds.open("main", 0).world.hash()).toBe(before);
});
