import type { Network } from "../domain/coins/coin.ts";
import { dueTask } from "../world/due-task.ts";
import type { World } from "../world/world.ts";
import { chainListeners, type WatchedKind } from "./chain-listeners.ts";

type Watched = { kind: WatchedKind; id: string; blockMilliseconds: number };

/** Each transaction counts blocks from when it was seen: a world nobody watches costs nothing. */
export const nextBlock = dueTask("chain.block", (world, watched: Watched) => {
  if (chainListeners[watched.kind](world, watched.id)) scheduleBlock(world, watched);
});

/** Tells the record of every block on top of its transaction until it has enough. */
export function watch(world: World, network: Network, kind: WatchedKind, id: string): void {
  scheduleBlock(world, { kind, id, blockMilliseconds: Math.round(network.blockSeconds * 1000) });
}

const scheduleBlock = (world: World, watched: Watched) =>
  nextBlock.schedule(world, world.clock.now() + watched.blockMilliseconds, watched);
