import { expect, test } from "vitest";
import { newTenant } from "../core/tenant.ts";
import { users } from "../modules/auth/user/user.ts";
import { seedWorld } from "../modules/seed-world.ts";
import { atOnce } from "../state/time-slices.ts";
import type { WorldChange } from "./change.ts";
import type { WorldLimits } from "./world-limits.ts";
import { Worlds } from "./worlds.ts";

const HOUR = 60 * 60 * 1000;
const newWorlds = (limits: Partial<WorldLimits> = {}) => {
  const worlds = new Worlds(seedWorld("seed"), newTenant, limits);
  worlds.open("main", 0);
  return worlds;
};

test("forks a named world from the seed once and keeps worlds apart", () => {
  const worlds = newWorlds();
  const [first, second] = [worlds.open("a", 0), worlds.open("b", 0)];
  first.world.table(users).update("80412", { name: "Changed" });
  expect(worlds.open("a", 1)).toBe(first);
  expect(second.world.hash()).toBe(worlds.open("main", 0).world.hash());
  worlds.reset(first);
  expect(first.world.hash()).toBe(second.world.hash());
});

test("expires unchanged worlds that were unused for two hours and keeps the others", () => {
  const worlds = newWorlds();
  for (const id of ["read", "used", "changed", "forked"]) worlds.open(id, 0);
  worlds.retain(worlds.open("changed", 0));
  atOnce(worlds.fork(worlds.open("forked", 0), "fork", 0));
  atOnce(worlds.place(worlds.open("main", 0).world.fork("imported"), 0));
  worlds.create("named", 0);
  worlds.open("used", 1);
  worlds.open("new", 2 * HOUR + 1);
  expect(worlds.list().map(({ world }) => world.id)).toEqual([
    "main",
    "used",
    "changed",
    "fork",
    "imported",
    "named",
    "new",
  ]);
  expect(() => worlds.open("read", 2 * HOUR + 1)).toThrow("World read expired: it was not used for 2 h");
  expect(worlds.create("read", 2 * HOUR + 1).world.hash()).toBe(worlds.open("main", 0).world.hash());
  expect(worlds.expiresAt("read")).toBeNull();
  expect(worlds.expiresAt("new")).toBe(4 * HOUR + 1);
});

test("keeps stored worlds for ever and reloads them whole above the memory limit", () => {
  const worlds = newWorlds({ maxWorlds: 3, worldLife: 0 });
  const changes: WorldChange[] = [];
  worlds.keep({ note: (change) => changes.push(change) });
  worlds.open("a", 0);
  worlds.open("b", HOUR);
  expect(worlds.expiresAt("a")).toBeNull();
  const later = newWorlds({ maxWorlds: 1, worldLife: 0 });
  for (const [index, change] of changes.entries()) later.apply(change, index * HOUR);
  expect(later.list().map(({ world }) => world.id)).toEqual(["main", "a", "b"]);
});

test("refuses a world above the limit and deletes none for it", () => {
  const worlds = newWorlds({ maxWorlds: 3 });
  worlds.open("a", 0);
  worlds.open("b", 0);
  const main = worlds.open("main", 0);
  const one = [
    () => worlds.open("c", 1),
    () => worlds.create("c", 1),
    () => atOnce(worlds.fork(main, "c", 1)),
    () => atOnce(worlds.place(main.world.fork("c"), 1)),
  ];
  for (const more of one) expect(more).toThrow("There are 3 worlds, and this sandbox has room for 3 (--max-worlds)");
  expect(worlds.list().map(({ world }) => world.id)).toEqual(["main", "a", "b"]);
  worlds.delete("a");
  expect(worlds.open("c", 1).world.id).toBe("c");
});

test("restores all states or, if one doesn't add up, none", () => {
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
