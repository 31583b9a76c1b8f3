import { expect, it } from "vitest";
import { dayStart } from "./zoned-day.ts";

it.each([
  ["2026-11-23", "UTC", "2026-11-23T00:00:00.000Z"],
  ["2026-11-23", "Asia/Shanghai", "2026-11-22T16:00:00.000Z"],
  ["2026-11-23", "America/New_York", "2026-11-23T05:00:00.000Z"],
  ["2026-03-29", "Europe/London", "2026-03-29T00:00:00.000Z"],
  ["2026-03-30", "Europe/London", "2026-03-29T23:00:00.000Z"],
  ["2026-11-23", "Asia/Kathmandu", "2026-11-22T18:15:00.000Z"],
])("starts %s in %s at %s", (day, zone, moment) => {
  expect(dayStart(day, zone)).toBe(moment);
});
