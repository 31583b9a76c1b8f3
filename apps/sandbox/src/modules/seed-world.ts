import { seedRandom } from "../world/random.ts";
import { type Settings, World, type WorldState } from "../world/world.ts";
import { program } from "./program.ts";

/** When a world starts that is not told otherwise. */
export const DEFAULT_START = Date.UTC(2026, 10, 21, 14, 2, 11);
export const DEFAULT_SEED = "coffer";
/** Longer than the month a chart shows first, so that it starts with balances and not with their arrival. */
const HISTORY = 45 * 24 * 60 * 60 * 1000;

export type SeedOptions = { seed?: string; startAt?: number; live?: boolean; settings?: Partial<Settings> };

/** A world as everybody finds it: coins, announcements, personas, and the deposits behind their balances. */
export function seedWorld(
  id: string,
  { seed = DEFAULT_SEED, startAt = DEFAULT_START, live = false, settings }: SeedOptions = {},
): World {
  const state: WorldState = {
    version: 1,
    seed,
    startedAt: startAt,
    requests: 0,
    settings: { allowMagicCode: true, reviewSeconds: null, depositAddressPool: null, ...settings },
    // Advancing to the start adds the history to the offset: from then on world time is real time.
    clock: { now: startAt - HISTORY, mode: live ? "live" : "frozen", offset: -HISTORY, seq: 0, queue: [] },
    random: seedRandom(seed),
    tables: {},
    ledger: [],
  };
  const world = new World(id, program.rules, state);
  program.seed(world);
  world.clock.advanceTo(startAt);
  return world;
}

/** A test run makes the same seed for file after file; a live server makes one or two. */
const MOST_SEEDS = 8;
const seeds = new Map<string, World>();

/** The world that all of a sandbox's are forked from. Nobody changes it, so sandboxes of the same options share it: making it takes longer than most tests. */
export function sharedSeed(options: SeedOptions): World {
  const key = JSON.stringify(options);
  const shared = seeds.get(key) ?? seedWorld("seed", options);
  seeds.delete(key);
  seeds.set(key, shared);
  const [oldest = key] = seeds.keys();
  if (seeds.size > MOST_SEEDS) seeds.delete(oldest);
  return shared;
}
