import { createIntl } from "react-intl";
import { expect, it } from "vitest";
import { formatCountdown, formatDay, formatMoment, formatRelative, formatTime, withLocalMoments } from "./time.ts";

const en = createIntl({ locale: "en" });
const zh = createIntl({ locale: "zh-CN" });

it("writes a moment in both languages", () => {
  expect(formatMoment("2026-11-21T14:02:11Z", en, "UTC")).toBe("21 Nov 2026, 14:02:11");
  expect(formatMoment("2026-11-21T14:02:11Z", zh, "Asia/Shanghai")).toBe("2026年11月21日 22:02:11");
  expect(formatMoment("2026-11-21T00:00:00Z", en, "UTC")).toContain("00:00:00");
});

it("keeps a bare date the same day everywhere", () => {
  expect(formatDay("2030-05-01", en)).toBe("1 May 2030");
  expect(formatDay("2030-05-01", zh)).toBe("2030年5月1日");
});

it("takes a moment apart into day and time", () => {
  const iso = "2026-11-21T14:02:11Z";
  expect(formatMoment(iso, en)).toBe(`${formatDay(iso, en)}, ${formatTime(iso, en)}`);
  expect(formatMoment(iso, zh)).toBe(`${formatDay(iso, zh)} ${formatTime(iso, zh)}`);
});

it("counts down and says how far", () => {
  expect(formatCountdown(65)).toBe("1:05");
  expect(formatCountdown(3661)).toBe("1:01:01");
  expect(formatRelative("2026-11-21T14:05:00Z", en, Date.parse("2026-11-21T14:02:00Z"))).toBe("in 3 minutes");
});

it("tells a server's moments in the person's own zone", () => {
  const iso = "2026-11-21T16:02:11.000Z";
  expect(withLocalMoments(`Locked until ${iso}.`, en)).toBe(`Locked until ${formatMoment(iso, en)}.`);
  expect(withLocalMoments("4 attempts left.", en)).toBe("4 attempts left.");
});
