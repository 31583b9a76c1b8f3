import { describe, expect, it } from "vitest";
import { heights } from "./heights.ts";

describe("heights", () => {
  it("maps the minimum to 0 and the maximum to 1", () => {
    expect(heights(["10", "20", "15"])).toEqual([0, 1, 0.5]);
  });
  it("maps equal values to the middle", () => expect(heights(["1", "1.00"])).toEqual([0.5, 0.5]));
  it("separates values that a float can't", () => {
    expect(heights(["100000000000000000.1", "100000000000000000.2"])).toEqual([0, 1]);
  });
  it("accepts an empty list", () => expect(heights([])).toEqual([]));
});
