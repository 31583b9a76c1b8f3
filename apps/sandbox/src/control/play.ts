import { Fields } from "../core/fields.ts";
import type { Scenario, Stage } from "../core/scenario.ts";
import { program } from "../modules/program.ts";
import { seedWorld } from "../modules/seed-world.ts";
import type { World } from "../world/world.ts";

/**
 * Returns the world after the scenario, created from the seed of a world that was just reset. The story begins in the
 * past and ends at that world's current time, so that a live world stays at real time.
 */
export function play({ apply, begins = 0 }: Scenario, reset: World, realNow: number): World {
  const { seed, settings } = reset;
  const now = reset.clock.now();
  const world = seedWorld(reset.id, { seed, settings, startAt: now - begins });
  // Rolled back as a whole when a step fails.
  world.atomic(() => apply(stageOf(world, now)));
  if (world.clock.now() > now) throw new Error(`The story ends ${world.clock.now() - now} ms after now.`);
  world.clock.advanceTo(now);
  if (reset.clock.state.mode === "live") world.clock.goLive(realNow);
  return world;
}

const stageOf = (world: World, now: number): Stage => ({
  world,
  now,
  perform: (id, context, input) => {
    const run = program.service.operations.get(id);
    if (!run) throw new Error(`${id} isn't served yet.`);
    return world.atomic(() => run(context as never, input as never));
  },
  act: (actor, name, fields) => {
    const action = program.actors[actor]?.actions[name];
    if (!action) throw new Error(`No actor called ${actor} does ${name}.`);
    return action.run(world, new Fields(fields));
  },
});
