import type { WorldState } from "../world/world.ts";

/** Of a world's saved form. Raise it when an old one can't be read any more. */
export const STATE_VERSION = 1;

/** The parts a world is built from; that they add up, building it finds out. Throws in words. */
export function readState(value: unknown): WorldState {
  const state = value as Partial<WorldState> | null;
  if (typeof state !== "object" || state === null) throw new Error("It is no saved world.");
  if (state.version !== STATE_VERSION)
    throw new Error(
      `It has version ${String(state.version).slice(0, 20)}; this sandbox reads version ${STATE_VERSION}.`,
    );
  const missing = Object.entries(parts).find(([name, fits]) => !fits(state[name as keyof WorldState]));
  if (missing) throw new Error(`Its part "${missing[0]}" is missing or damaged.`);
  return state as WorldState;
}

const isNumber = (value: unknown) => typeof value === "number" && Number.isFinite(value);
const isObject = (value: unknown) => typeof value === "object" && value !== null && !Array.isArray(value);
const isRows = (value: unknown) => Array.isArray(value) && value.every(isObject);

const parts: Record<Exclude<keyof WorldState, "version">, (value: unknown) => boolean> = {
  seed: (value) => typeof value === "string",
  startedAt: isNumber,
  requests: isNumber,
  settings: isObject,
  clock: (value) => isObject(value) && isRows((value as WorldState["clock"]).queue),
  random: (value) => Array.isArray(value) && value.length === 4 && value.every(isNumber),
  tables: (value) => isObject(value) && Object.values(value as object).every(isRows),
  ledger: isRows,
};
