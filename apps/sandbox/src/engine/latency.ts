import type { Random } from "../world/random.ts";

/** Milliseconds: fixed, uniform between two, or log-normal as on a network: mostly near the median, at times far above. */
export type Latency =
  | number
  | { readonly uniform: readonly [min: number, max: number] }
  | { readonly lognormal: { readonly median: number; readonly sigma: number; readonly max: number } };

export function drawLatency(latency: Latency, random: Random): number {
  if (typeof latency === "number") return latency;
  if ("uniform" in latency) {
    const [min, max] = latency.uniform;
    return min + random.below(max - min + 1);
  }
  const { median, sigma, max } = latency.lognormal;
  return Math.min(max, Math.round(median * Math.exp(sigma * normal(random))));
}

/** Box–Muller transform: two uniform draws give a normal one. */
function normal(random: Random): number {
  const draw = () => (random.uint32() + 1) / 0x1_0000_0001;
  return Math.sqrt(-2 * Math.log(draw())) * Math.cos(2 * Math.PI * draw());
}
