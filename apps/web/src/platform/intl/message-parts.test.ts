import { parse } from "@formatjs/icu-messageformat-parser";
import fc from "fast-check";
import { IntlMessageFormat } from "intl-messageformat";
import { expect, it } from "vitest";
import { compile, readMessages } from "../../../vite/messages.ts";
import { locales } from "./locale.ts";
import { fillerIn } from "./message-parts.ts";

/** Whatever any text of ours is filled with: a number where one is counted, else words; a tag encloses in brackets. */
const valuesFor = (count: number, words: string) =>
  new Proxy<Record<string, unknown>>(
    {},
    { has: () => true, get: (_, name) => (/^(link|b)$/.test(String(name)) ? tag : counted.has(name) ? count : words) },
  );
const tag = (inside: unknown[]) => `[${inside.join("")}]`;
const counted = new Set<string | symbol>(["seconds", "count", "days", "min", "max", "from", "number", "total", "to"]);
const numeric = fc.oneof(fc.nat(3), fc.nat(9_999_999));

const said = (locale: string, text: string, count: number, words: string) => {
  const compiled = compile(text);
  const parts = typeof compiled === "string" ? [compiled] : fillerIn(locale)(compiled, valuesFor(count, words));
  return parts.join("");
};
const saidByLibrary = (locale: string, text: string, count: number, words: string) =>
  String(new IntlMessageFormat(parse(text), locale).format(valuesFor(count, words) as never));

it.each(locales)("fills every text in %s as intl-messageformat does", (locale) => {
  for (const text of Object.values(readMessages(locale))) {
    for (const count of [0, 1, 2, 21, 12_345])
      expect(said(locale, text, count, "Mei")).toBe(saidByLibrary(locale, text, count, "Mei"));
  }
});

it("fills plurals, exact cases, numbers and tags as intl-messageformat does", () => {
  const texts = [
    "{count, plural, =0 {none} one {# coin of {who}} other {<b>#</b> coins, {total, number} in all}} left",
    "{days, plural, other {# 天}}，<link>{who}</link>",
    "'{'quoted'}' {who}",
  ];
  fc.assert(
    fc.property(
      fc.constantFrom(...texts),
      fc.constantFrom(...locales),
      numeric,
      fc.string(),
      (text, locale, n, who) => {
        expect(said(locale, text, n, who)).toBe(saidByLibrary(locale, text, n, who));
      },
    ),
    { numRuns: 100 },
  );
});

it("keeps what isn't words as it is, and says what is missing", () => {
  const element = { type: "b" };
  expect(fillerIn("en")(["To ", { value: "name" }], { name: element })).toEqual(["To ", element]);
  expect(() => fillerIn("en")([{ value: "name" }])).toThrow('"name"');
});

it.each(["{at, date, medium}", "{at, time}", "{kind, select, a {x} other {y}}", "{n, number, percent}"])(
  "a text no page could fill in doesn't build: %s",
  (text) => expect(() => compile(text)).toThrow(text),
);

it.each(["{n, plural, offset:1 other {#}}", "{n, selectordinal, one {#st} other {#th}}"])(
  "nor does a choice it doesn't know: %s",
  (text) => expect(() => compile(text)).toThrow(text),
);
