import type { components } from "../gen/control.ts";
import type { Random } from "../world/random.ts";

export type Latency = components["schemas"]["Latency"];

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
