import { expect, test } from "vitest";
import { TestSandbox } from "../../../testing/client.ts";
import { seedWorld } from "../../seed-world.ts";
import { changePercent24h, line7d, rateAt, worthOf } from "./price.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

test("starts prices at their anchors, which value the seed as in the design", () => {
  const world = seedWorld("main");
  expect(rateAt(world, "BTC", "USD")).toBe("68773.1");
  expect(worthOf(world, "BTC", 84210377n, "USD")).toBe(5791408n);
  expect(worthOf(world, "ETH", 12_405n * 10n ** 15n, "USD")).toBe(3877120n);
  expect(worthOf(world, "TRX", 8112_004000n, "USD")).toBe(227136n);
});

test("gives the same price for the same moment, at any time and in a fork", () => {
  const world = seedWorld("main");
  const moment = world.clock.now() + 3 * HOUR;
  const before = rateAt(world, "ETH", "EUR", moment);
  world.clock.advance(DAY);
  expect(rateAt(world, "ETH", "EUR", moment)).toBe(before);
  expect(rateAt(world.fork("x"), "ETH", "EUR", moment)).toBe(before);
  expect(rateAt(seedWorld("main", { seed: "other" }), "ETH", "EUR", moment)).not.toBe(before);
});

test("moves prices moderately, and stablecoins not at all", () => {
  const world = seedWorld("main");
  const start = world.clock.now();
  const at = (moment: number) => Number(rateAt(world, "BTC", "USD", moment));
  const seen = new Set<number>();
  for (let day = -365; day <= 365; day++) {
    const price = at(start + day * DAY);
    seen.add(price);
    expect(price).toBeGreaterThan(68773 * 0.7);
    expect(price).toBeLessThan(68773 * 1.3);
    expect(Math.abs(at(start + day * DAY + 60_000) / price - 1)).toBeLessThan(0.005);
    expect(rateAt(world, "USDT", "USD", start + day * DAY)).toBe("1");
  }
  expect(seen.size).toBeGreaterThan(700);
});

test("returns lines and changes in the contract's format", () => {
  const world = seedWorld("main");
  expect(line7d(world, "BTC", "USD")).toHaveLength(8);
  expect(line7d(world, "BTC", "USD").at(-1)).toBe("68773.1");
  expect(changePercent24h(world, "BTC", "USD")).toMatch(/^-?\d+(\.\d{1,2})?$/);
  expect(changePercent24h(world, "USDT", "USD")).toBe("0");
  expect(rateAt(world, "USD", "BTC")).toMatch(/^0\.00001\d+$/);
});

test("continues from a manually moved price and keeps earlier ones", () => {
  const sandbox = TestSandbox.start();
  const world = sandbox.world();
  const move = (fields: object) => sandbox.stranger().control("POST", "actors/market/price", fields);
  const rate = (moment?: number) => rateAt(world, "USDT", "USD", moment);
  world.clock.advance(7000);
  expect(move({ coin: "USDT", percent: "2" }).status).toBe(200);
  expect(rate()).toBe("1.02");
  expect(rate(world.startedAt - 1)).toBe("1");
  move({ coin: "USDT", percent: "-50", inSeconds: 60 });
  expect(rate()).toBe("1.02");
  world.clock.advance(70_000);
  expect(rate()).toBe("0.51");
  expect(rateAt(world, "USDC", "USD")).toBe("1");
  for (const percent of ["-91", "901", "much"]) expect(move({ coin: "USDT", percent }).status).toBe(400);
});
