import { expect, it } from "vitest";
import { coinShares } from "./shares.ts";

const held = (values: Record<string, string>) => Object.entries(values).map(([coin, value]) => ({ coin, value }));

it("shows the five greatest coins and the rest as one part", () => {
  const shares = coinShares(held({ A: "50", B: "20", C: "10", D: "8", E: "6", F: "4", G: "2", H: "0" }), "100");
  expect(shares.map(({ coin, percent }) => [coin, percent])).toEqual([
    ["A", "50"],
    ["B", "20"],
    ["C", "10"],
    ["D", "8"],
    ["E", "6"],
    [undefined, "6"],
  ]);
});

it("skips worthless coins and truncates shares", () => {
  expect(coinShares(held({ A: "2", B: "1", C: "0" }), "3")).toEqual([
    { coin: "A", value: "2", percent: "66.66" },
    { coin: "B", value: "1", percent: "33.33" },
  ]);
});
