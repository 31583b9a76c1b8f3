import { describe, expect, it } from "vitest";
import { axisMarks, nearest, positions } from "./plot.ts";

describe("positions", () => {
  it("keeps the time distances", () => {
    expect(positions(["2026-11-01T00:00:00Z", "2026-11-02T00:00:00Z", "2026-11-05T00:00:00Z"])).toEqual([0, 0.25, 1]);
  });
  it("puts a single moment at the end", () => expect(positions(["2026-11-01T00:00:00Z"])).toEqual([1]));
});

it("finds the nearest", () => {
  expect([-1, 0.1, 0.2, 0.9].map((at) => nearest([0, 0.25, 1], at))).toEqual([0, 0, 1, 2]);
});

describe("labels of a chart", () => {
  it("are the maximum, the minimum and the first value", () => {
    expect(axisMarks(["5", "9", "1"], [50, 0, 100])).toEqual([
      { index: 1, top: 0 },
      { index: 2, top: 100 },
      { index: 0, top: 50 },
    ]);
  });
  it("skip overlapping ones", () => {
    expect(axisMarks(["9", "8.9", "1"], [0, 1, 100]).map(({ index }) => index)).toEqual([0, 2]);
    expect(axisMarks(["5", "5"], [50, 50])).toEqual([{ index: 0, top: 50 }]);
  });
});
