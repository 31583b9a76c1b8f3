import { expect, it } from "vitest";
import { momentsOf } from "./day-range.ts";

it("takes both days whole, by the person's own clock", () => {
  const { StartTime = "", EndTime = "" } = momentsOf({ from: "2026-11-20", to: "2026-11-21" });
  expect(new Date(StartTime)).toEqual(new Date(2026, 10, 20));
  expect(new Date(EndTime)).toEqual(new Date(2026, 10, 22));
});

it("leaves an end open that isn't given", () => {
  expect(momentsOf({})).toEqual({});
  expect(Object.keys(momentsOf({ to: "2026-12-31" }))).toEqual(["EndTime"]);
});
