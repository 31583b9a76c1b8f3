import { defineTable } from "../../../world/table.ts";
import type { World } from "../../../world/world.ts";

/** The institution's possible answers to an application: in minutes, within a working day, none, or a refusal. */
export const ANSWERS = ["prompt", "slow", "unreachable", "declines"] as const;
export type InstitutionAnswer = (typeof ANSWERS)[number];

/** One row, created when the console first changes it. */
export const institutions = defineTable<{ name: string; answer: InstitutionAnswer }>("institutions", { key: "name" });
const NAME = "institution";

export const institutionNow = (world: World): InstitutionAnswer =>
  world.table(institutions).get(NAME)?.answer ?? "prompt";

export function setInstitution(world: World, answer: InstitutionAnswer) {
  const table = world.table(institutions);
  return table.get(NAME) ? table.update(NAME, { answer }) : table.insert({ name: NAME, answer });
}
