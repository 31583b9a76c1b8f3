import { seedWorld } from "../seed/seed.ts";
import type { World } from "../world/world.ts";
import type { Scenario } from "./scenario.ts";

/**
 * The world after the scenario, made anew from the seed of a world that was just reset. Its story begins in the past
 * and ends at that world's now, so that a live world stays at real time.
 */
export function play({ apply, begins = 0 }: Scenario, reset: World, realNow: number): World {
  const { seed, settings } = reset;
  const now = reset.clock.now();
  const world = seedWorld(reset.id, { seed, settings, startAt: now - begins });
  // All of the story, or none of it when it goes wrong.
  world.atomic(() => apply(world, now));
  if (world.clock.now() > now) throw new Error(`The story ends ${world.clock.now() - now} ms after now.`);
  world.clock.advanceTo(now);
  if (reset.clock.state.mode === "live") world.clock.goLive(realNow);
  return world;
}
