import { expect, it } from "vitest";
import { contains } from "./contains.ts";
import { grouped } from "./grouped.ts";
import { timesOf } from "./time.ts";

const { momentText, spanText } = timesOf("en");

it.each([
  [0, "0 s"],
  [-5, "0 s"],
  [3_000, "3 s"],
  [59_700, "1 min"],
  [600_000, "10 min"],
  [4_800_000, "1 h 20 min"],
  [86_400_000 + 5_000, "1 d"],
  [2 * 86_400_000 + 3_600_000, "2 d 1 h"],
])("formats %i ms as %s", (milliseconds, text) => {
  expect(spanText(milliseconds)).toBe(text);
});

it("shows a moment in UTC, as the world stores it", () => {
  expect(momentText("2026-11-21T14:02:11.000Z")).toBe("21 Nov 2026, 14:02:11");
  expect(momentText("2026-11-21T00:00:00.000Z")).toBe("21 Nov 2026, 00:00:00");
});

it("formats both in Chinese", () => {
  const chinese = timesOf("zh-CN");
  expect(chinese.momentText("2026-11-21T14:02:11.000Z")).toBe("2026年11月21日 14:02:11");
  expect(chinese.spanText(4_800_000)).toBe("1 小时 20 分钟");
});

it.each([
  ["1200.5", "1,200.5"],
  ["999", "999"],
  ["80000", "80,000"],
  ["1234567.123456789012345678", "1,234,567.123456789012345678"],
  ["0.00000001", "0.00000001"],
  ["-4200.5", "−4,200.5"],
])("groups %s", (amount, text) => {
  expect(grouped(amount)).toBe(text);
});

it("matches without surrounding spaces and case", () => {
  expect(contains([null, "Mei.Lin@coffer.example"], " mei.lin ")).toBe(true);
  expect(contains([undefined, "mei"], "vera")).toBe(false);
  expect(contains([], "")).toBe(true);
});
