import { dueTask } from "../../../world/due-task.ts";
import type { World } from "../../../world/world.ts";
import type { Network } from "./coin.ts";

type Watched = { id: string; blockMilliseconds: number };

/**
 * Adds a confirmation to a record for every new block, until it needs no more. Blocks are counted
 * from the first sight of the transaction, so that an idle world schedules nothing.
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
