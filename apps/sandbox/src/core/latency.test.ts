import { expect, test } from "vitest";
import { Journal } from "../state/journal.ts";
import { Random, seedRandom } from "../world/random.ts";
import { drawLatency, type Latency } from "./latency.ts";

const draw = (latency: Latency, count = 2000, seed = "s") => {
  const random = new Random(seedRandom(seed), new Journal());
  return Array.from({ length: count }, () => drawLatency(latency, random));
};

test("waits exactly a fixed latency", () => expect(new Set(draw(250))).toEqual(new Set([250])));

test("spreads a uniform latency evenly, ends included", () => {
  const drawn = draw({ uniform: [10, 13] });
  expect(new Set(drawn)).toEqual(new Set([10, 11, 12, 13]));
  for (const each of [10, 11, 12, 13]) expect(drawn.filter((one) => one === each).length).toBeGreaterThan(400);
});

test("draws a lognormal latency with its median, a long tail and a maximum", () => {
  const drawn = draw({ lognormal: { median: 100, sigma: 0.5, max: 300 } }).sort((a, b) => a - b);
  expect(drawn[1000]).toBeGreaterThan(93);
  expect(drawn[1000]).toBeLessThan(107);
  // 15.9 % of a normal distribution is beyond one sigma.
  const above = drawn.filter((each) => each > 100 * Math.exp(0.5)).length / 2000;
  expect(above).toBeGreaterThan(0.13);
  expect(above).toBeLessThan(0.19);
  expect(drawn.at(-1)).toBe(300);
  expect(drawn[0]).toBeGreaterThan(0);
});

test("draws the same for the same seed only", () => {
  const latency: Latency = { lognormal: { median: 80, sigma: 1, max: 10_000 } };
  expect(draw(latency, 50)).toEqual(draw(latency, 50));
  expect(draw(latency, 50)).not.toEqual(draw(latency, 50, "other"));
});
