import { assumedNames, catalogueCodes, textFor } from "@coffer/errors";
import { expect, test } from "vitest";
import { readings, sections } from "./library.ts";

/** 30 px per character, 358 px in all. */
const LINE = 11;
const articles = sections.flatMap((section) => section.articles);
const ids = new Set(articles.map(({ id }) => id));
const explained = new Set(articles.flatMap(({ explains }) => explains));

test("explains each refusal in exactly one article", () => {
  const codes = [...catalogueCodes, ...Object.keys(assumedNames).map(Number)];
  expect(codes.filter((code) => !explained.has(code))).toEqual([]);
  const all = articles.flatMap(({ explains }) => explains);
  expect(all.filter((code, at) => all.indexOf(code) !== at)).toEqual([]);
  expect(all.filter((code) => textFor(code, "en") === undefined)).toEqual([]);
});

test.each(["en", "zh-CN"] as const)("fills every placeholder and links only to articles, in %s", (language) => {
  for (const { id, title, lines, html } of readings(language)) {
    expect([id, `${title} ${html}`]).toEqual([id, expect.not.stringMatching(/[{}]|\*\*|undefined|NaN/)]);
    for (const [, to = ""] of html.matchAll(/\/help\/detail\?id=([\w-]+)/g))
      expect([id, ids.has(to)]).toEqual([id, true]);
    expect(lines[0]?.length).toBeGreaterThan(10);
  }
});

test("keeps each part of a Chinese title within a phone's line", () => {
  // Titles break at punctuation and spaces; a longer part breaks anywhere.
  const pieces = readings("zh-CN").flatMap(({ title }) => title.split(/(?<=[，：、])| /));
  expect(pieces.filter((piece) => piece.replace(/[ -~]/g, "").length > LINE)).toEqual([]);
});

test("has both languages for all articles but one, with unique ids", () => {
  expect(articles.filter(({ zh }) => zh === null).map(({ id }) => id)).toEqual(["hp_sign-requests"]);
  expect(ids.size).toBe(articles.length);
});

test("states the product's own figures in articles", () => {
  const html = (id: string) => readings("en").find((article) => article.id === id)?.html;
  expect(html("hp_locked-out")).toContain("After 5 wrong passwords in a row, signing in is locked for 2 hours");
  expect(html("hp_review")).toContain("worth 50,000 USD or more");
  expect(html("hp_withdraw")).toContain("<td>USDT · Tron · TRC-20</td><td>10</td><td>100,000</td><td>1</td>");
  expect(html("hp_card")).toContain("5% or 10 USD, whichever is lower");
});
