import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { firstLocale } from "../language.ts";
import { en } from "./en.ts";
import { zhCn } from "./zh-cn.ts";

/** Every text with its path; parameters are filled with placeholders. */
function textsOf(words: object, at = ""): [path: string, text: string][] {
  return Object.entries(words).flatMap(([name, value]): [string, string][] => {
    const path = at ? `${at}.${name}` : name;
    if (typeof value === "string") return [[path, value]];
    if (typeof value === "function") return [[path, String(value(1, 2, 3, 4))]];
    return textsOf(value, path);
  });
}

// Names and units that are equal in both languages.
const sameInBoth = /^[\d\s×+–·%,.:/A-Za-z“”()-]*$/;
const international = ["UTC", "UID 1", "curl", "SDK", "–", "1", "× 1", "+1", "1 / 2"];

it("has every text in Chinese", () => {
  const english = textsOf(zhCn).filter(([, text]) => sameInBoth.test(text) && !international.includes(text));
  expect(english).toEqual([]);
});

it("uses Chinese punctuation in Chinese", () => {
  const half = textsOf(zhCn).filter(([, text]) => /[\u4e00-\u9fff][,;:!?]|[,;!?][\u4e00-\u9fff]/.test(text));
  expect(half).toEqual([]);
});

it("has no unused text", () => {
  const folder = join(import.meta.dirname, "..");
  const sources = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !name.startsWith("words") && !name.includes(".test."))
    .map((name) => readFileSync(join(folder, name), "utf8"))
    .join("\n");
  const said = new Set(sources.match(/[A-Za-z_$][\w$]*/g));
  const silent = Object.entries(en).flatMap(([area, words]) =>
    Object.keys(words)
      .filter((name) => !said.has(name))
      .map((name) => `${area}.${name}`),
  );
  expect(silent).toEqual([]);
});

it("starts in the requested, the stored, or the browser's language", () => {
  expect(firstLocale("zh-CN", "en", ["en-GB"])).toBe("zh-CN");
  expect(firstLocale("fr", "zh-CN", ["en-GB"])).toBe("zh-CN");
  expect(firstLocale(null, null, ["zh-TW", "en"])).toBe("zh-CN");
  expect(firstLocale(null, null, ["de-DE"])).toBe("en");
});
