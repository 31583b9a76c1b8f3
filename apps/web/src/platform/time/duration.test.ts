import { createIntl } from "react-intl";
import { expect, it } from "vitest";
import { formatSpan } from "./duration.ts";

const en = createIntl({ locale: "en" });
const zh = createIntl({ locale: "zh-CN" });

it.each([
  [0, "1 second"],
  [45, "45 seconds"],
  [60, "1 minute"],
  [61, "2 minutes"],
  [1200, "20 minutes"],
  [3600, "1 hour"],
  [90_000, "2 days"],
])("%i s is %s", (seconds, words) => expect(formatSpan(seconds, en)).toBe(words));

it("speaks Chinese", () => expect(formatSpan(180, zh)).toBe("3 分钟"));
