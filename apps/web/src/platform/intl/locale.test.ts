import { expect, it } from "vitest";
import { firstLocale, localeOf } from "./locale.ts";

it("takes supported names only, and Traditional as Simplified", () => {
  expect(localeOf("zh-CN")).toBe("zh-CN");
  expect(localeOf("ZH-cn")).toBe("zh-CN");
  expect(localeOf("zh-hant")).toBe("zh-CN");
  expect(localeOf("fr")).toBeUndefined();
  expect(localeOf(["en"])).toBeUndefined();
});

it("asks the address, then storage, then falls to English", () => {
  expect(firstLocale("zh-hant", "en")).toBe("zh-CN");
  expect(firstLocale("xx", "zh-CN")).toBe("zh-CN");
  expect(firstLocale(undefined, undefined)).toBe("en");
});
