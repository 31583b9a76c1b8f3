import type { World } from "../../../world/world.ts";

/**
 * The publishing interval of prices in ms: replies of one moment agree to the cent. The contract states it at
 * `PricedAt`.
 */
const TICK = 10_000;

/** Returns the moment of the current prices; ticks are counted from the world's start. */
export const pricedAt = (world: World): number => {
  const now = world.clock.now();
  return now - ((now - world.startedAt) % TICK);
};

/** Returns the publishing moments of the last `span` ms, latest first. */
export function pricesWithin(world: World, span: number): number[] {
  const latest = pricedAt(world);
  const moments: number[] = [];
  for (let at = latest; at >= world.startedAt && at > world.clock.now() - span - TICK; at -= TICK) moments.push(at);
  return moments;
}
