import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readMessages } from "../../vite/messages.ts";
import glossary from "./glossary.json" with { type: "json" };

/** A word by itself in English, anywhere in Chinese; a name of something else's that holds it is no use of it. */
const uses = (locale: "en" | "zh-CN", text: string, word: string) =>
  locale === "en" ? new RegExp(`\\b${word}\\b`, "i").test(text.replace(/\{[^}]*\}/g, "")) : text.includes(word);

describe.each(["en", "zh-CN"] as const)("the product's words in %s", (locale) => {
  const texts = Object.entries(readMessages(locale));

  it.each(glossary.map((term) => [term[locale], term] as const))("%s has no second word", (_, term) => {
    const second = texts.flatMap(([id, text]) =>
      term["instead of"][locale].filter((word) => uses(locale, text, word)).map((word) => `${id}: ${word}`),
    );
    expect(second).toEqual([]);
  });
});

/** Without the words that people look for an article with, which are theirs. */
const saidIn = (text: string) => text.replace(/alsoAsked:\s*".*"/g, "");

/** The contract's labels, and what the sandbox's areas say: its mails, records and announcements. */
const root = join(import.meta.dirname, "../../../..");
const elsewhere = globSync(["spec/*/schemas*.yaml", "apps/sandbox/src/modules/**/*.ts"], { cwd: root })
  .filter((name) => !name.includes(".test."))
  .map((name) => ({ name, text: saidIn(readFileSync(join(root, name), "utf8")) }));

it("the contract's labels and the sandbox's mails say the same words in Chinese", () => {
  const words = glossary.flatMap((term) => term["instead of"]["zh-CN"]);
  expect(elsewhere.length).toBeGreaterThan(100);
  const second = elsewhere.flatMap(({ name, text }) =>
    words.filter((word) => uses("zh-CN", text, word)).map((word) => `${name}: ${word}`),
  );
  expect(second).toEqual([]);
});

it("gives no word two meanings", () => {
  for (const locale of ["en", "zh-CN"] as const) {
    const words = glossary.map((term) => term[locale]);
    expect(new Set(words).size).toBe(words.length);
    const others = glossary.flatMap((term) => term["instead of"][locale]);
    expect(others.filter((word) => words.includes(word))).toEqual([]);
  }
});
