import { expect, it } from "vitest";
import { pauseAround, pauseTimes } from "./daily-pause.ts";

const around = (now: string) => pauseAround("2026-10-20T16:00:00Z", "16:00", "16:20", Date.parse(now));

it("is the one that is from 16:00:00 to 16:19:59, else the next", () => {
  expect(around("2026-10-24T15:59:59Z").from).toBe("2026-10-24T16:00:00.000Z");
  expect(around("2026-10-24T16:00:00Z").from).toBe("2026-10-24T16:00:00.000Z");
  expect(around("2026-10-24T16:19:59.999Z").to).toBe("2026-10-24T16:20:00.000Z");
  expect(around("2026-10-24T16:20:00Z").from).toBe("2026-10-25T16:00:00.000Z");
  expect(around("2026-10-24T00:00:00Z").from).toBe("2026-10-24T16:00:00.000Z");
});

it("stands in three zones, and moves where clocks change", () => {
  const [before, after] = [around("2026-10-24T12:00:00Z"), around("2026-10-25T12:00:00Z")];
  const times = (zone: string) => [before, after].map((pause) => pauseTimes(pause, zone));
  expect(times("Europe/London")).toEqual(["17:00–17:20", "16:00–16:20"]);
  expect(times("America/New_York")).toEqual(["12:00–12:20", "12:00–12:20"]);
  expect(times("Asia/Shanghai")).toEqual(["00:00–00:20", "00:00–00:20"]);
  expect(times("UTC")).toEqual(["16:00–16:20", "16:00–16:20"]);
});
