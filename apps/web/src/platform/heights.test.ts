import { describe, expect, it } from "vitest";
import { heights } from "./heights.ts";

describe("heights", () => {
  it("puts the least at 0 and the greatest at 1", () => {
    expect(heights(["10", "20", "15"])).toEqual([0, 1, 0.5]);
  });
  it("draws a level line through the middle", () => expect(heights(["1", "1.00"])).toEqual([0.5, 0.5]));
  it("tells apart what a float can't", () => {
    expect(heights(["100000000000000000.1", "100000000000000000.2"])).toEqual([0, 1]);
  });
  it("takes nothing", () => expect(heights([])).toEqual([]));
});
