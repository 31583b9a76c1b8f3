import type { World } from "../../../world/world.ts";

/** How often prices are published, in ms: replies of one moment agree to the cent. The contract says it at `PricedAt`. */
const TICK = 10_000;

/** The moment the prices of now are from; ticks are counted from the world's start. */
export const pricedAt = (world: World): number => {
  const now = world.clock.now();
  return now - ((now - world.startedAt) % TICK);
};

/** The moments prices were published at within the last `span` ms, the latest first. */
export function pricesWithin(world: World, span: number): number[] {
  const latest = pricedAt(world);
  const moments: number[] = [];
  for (let at = latest; at >= world.startedAt && at > world.clock.now() - span - TICK; at -= TICK) moments.push(at);
  return moments;
}
