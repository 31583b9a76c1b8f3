import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  isLiteralElement,
  isPluralElement,
  isSelectElement,
  isTagElement,
  type MessageFormatElement,
  parse,
} from "@formatjs/icu-messageformat-parser";
import { describe, expect, it } from "vitest";
import { messageArguments, readMessages } from "../../vite/messages.ts";

const source = join(import.meta.dirname, "..");
const texts = { en: readMessages("en"), "zh-CN": readMessages("zh-CN") };
const ids = Object.keys(texts.en);
const toCamelCase = (name: string) => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** The names of everything a text is filled with; how is each language's own affair (Chinese has no plural). */
function argumentsOf(parts: MessageFormatElement[]): string[] {
  return parts.flatMap((part) => {
    if (isLiteralElement(part) || !("value" in part)) return [];
    if (isTagElement(part)) return [`<${part.value}>`, ...argumentsOf(part.children)];
    const branches = isPluralElement(part) || isSelectElement(part) ? Object.values(part.options) : [];
    return [part.value, ...branches.flatMap((branch) => argumentsOf(branch.value))];
  });
}
const filled = (text: string) => [...new Set(argumentsOf(parse(text)))].sort();

describe("both languages", () => {
  it("have the same texts", () => expect(Object.keys(texts["zh-CN"]).sort()).toEqual([...ids].sort()));

  it("fill each text with the same things", () => {
    const filledIn = (locale: keyof typeof texts) => ids.map((id) => [id, filled(texts[locale][id] ?? "")]);
    expect(filledIn("zh-CN")).toEqual(filledIn("en"));
  });

  it.each(["en", "zh-CN"] as const)("%s has no empty text", (locale) => {
    expect(Object.entries(texts[locale]).filter(([, text]) => !text.trim())).toEqual([]);
  });

  it("name each text by the area file it stands in", () => {
    const files = readdirSync(join(import.meta.dirname, "en"));
    const misplaced = files.flatMap((file) =>
      Object.keys(JSON.parse(readFileSync(join(import.meta.dirname, "en", file), "utf8"))).filter(
        (id) => !id.startsWith(`${toCamelCase(file.replace(".json", ""))}.`),
      ),
    );
    expect(misplaced).toEqual([]);
  });

  it.each(["en", "zh-CN"] as const)("%s has no apostrophe or quote as typewriters had them", (locale) => {
    expect(Object.entries(texts[locale]).filter(([, text]) => /['"]/.test(text))).toEqual([]);
  });

  it("write Chinese with full-width punctuation", () => {
    const halfWidth = Object.entries(texts["zh-CN"]).filter(([, text]) =>
      /[\u4e00-\u9fff][,;:!?]|[\u4e00-\u9fff]\.(\s|$)/.test(text),
    );
    expect(halfWidth).toEqual([]);
  });
});

it("uses every text; a missing one doesn't compile", () => {
  const files = readdirSync(source, { recursive: true, encoding: "utf8" }).filter(
    (name) => /\.tsx?$/.test(name) && !name.includes(".test.") && !name.includes(".gen."),
  );
  const code = files.map((name) => readFileSync(join(source, name), "utf8")).join("\n");
  expect(ids.filter((id) => !code.includes(`"${id}"`))).toEqual([]);
});

it("has the generated types of every message's values", () => {
  expect(readFileSync(join(import.meta.dirname, "message-arguments.gen.ts"), "utf8")).toBe(messageArguments());
});
