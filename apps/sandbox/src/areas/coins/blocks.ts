import { dueTask } from "../../world/due-task.ts";
import type { World } from "../../world/world.ts";
import type { Network } from "./coin.ts";

type Watched = { id: string; blockMilliseconds: number };

/**
 * Tells a record of every block on top of its transaction, until it says that the next one doesn't matter. Each counts
 * from when it was seen: a world nobody watches costs nothing.
 */
export function blockTask(kind: string, confirm: (world: World, id: string) => boolean) {
  const task = dueTask(kind, (world, watched: Watched) => {
    if (confirm(world, watched.id)) next(world, watched);
  });
  const next = (world: World, watched: Watched) =>
    task.schedule(world, world.clock.now() + watched.blockMilliseconds, watched);
  const watch = (world: World, network: Network, id: string) =>
    next(world, { id, blockMilliseconds: Math.round(network.blockSeconds * 1000) });
  return { task, watch };
}
