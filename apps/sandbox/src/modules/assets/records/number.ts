import { defineTable } from "../../../world/table.ts";
import type { World } from "../../../world/world.ts";

type Counter = { name: string; value: number };
export const counters = defineTable<Counter>("counters", { key: "name" });

export function nextCount(world: World, name: string, first = 1): number {
  const table = world.table(counters);
  const before = table.get(name);
  if (!before) return table.insert({ name, value: first }).value;
  return table.update(name, { value: before.value + 1 }).value;
}

/** Returns a display number such as `W2026112100017`: the kind's letter, the start date and a counter. */
export function nextNumber(world: World, letter: string): string {
  const day = world.clock.iso().slice(0, 10).replaceAll("-", "");
  return `${letter}${day}${String(nextCount(world, `number ${letter}`)).padStart(5, "0")}`;
}
