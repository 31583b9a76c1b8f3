import { seedRandom } from "../world/random.ts";
import { type Settings, World, type WorldState } from "../world/world.ts";
import { program } from "./program.ts";

/** The default start of a world. */
export const DEFAULT_START = Date.UTC(2026, 10, 21, 14, 2, 11);
export const DEFAULT_SEED = "coffer";
/** Longer than a chart's first month, so that it shows balances and not their arrival. */
const HISTORY = 45 * 24 * 60 * 60 * 1000;

export type SeedOptions = { seed?: string; startAt?: number; live?: boolean; settings?: Partial<Settings> };

/** Creates a world's initial state: coins, announcements, personas, and the deposits of their balances. */
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

/** A test run creates the same seed in each file; a live server creates one or two. */
const MOST_SEEDS = 8;
const seeds = new Map<string, World>();

/**
 * The world from which a sandbox's worlds are forked. It never changes, so sandboxes with equal options share it: its
 * creation takes longer than most tests.
 */
export function sharedSeed(options: SeedOptions): World {
  const key = JSON.stringify(options);
  const shared = seeds.get(key) ?? seedWorld("seed", options);
  seeds.delete(key);
  seeds.set(key, shared);
  const [oldest = key] = seeds.keys();
  if (seeds.size > MOST_SEEDS) seeds.delete(oldest);
  return shared;
}
