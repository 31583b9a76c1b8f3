import { textFor } from "@coffer/errors";
import { expect, it } from "vitest";
import { readings, sections } from "../../../../sandbox/src/modules/content/site/help/library.ts";
import { messagesOf } from "../../../e2e/messages.ts";
import { locales } from "../intl/locale.ts";
import { articleFor, explained } from "./help-articles.ts";

it("links a refusal to its article", () => {
  const articles = sections.flatMap((section) => section.articles);
  for (const { id, explains } of articles)
    for (const code of explains) expect([code, articleFor(code)]).toEqual([code, id]);
  expect(Object.values(explained).flat()).toHaveLength(articles.flatMap(({ explains }) => explains).length);
  expect(articleFor(500)).toBeUndefined();
});

/** These quote other texts: a fraudster's, and signed ones. */
const otherWords = ["hp_phishing", "hp_webhooks"];

it.each(locales)("quotes the app's own texts in %s", (locale) => {
  const codes = sections.flatMap(({ articles }) => articles.flatMap(({ explains }) => explains));
  const said = [...Object.values(messagesOf(locale)), ...codes.map((code) => textFor(code, locale) ?? "")]
    .join("\n")
    .replaceAll("'", "’")
    .toLowerCase();
  const quotes = readings(locale)
    .filter(({ id }) => !otherWords.includes(id))
    .flatMap(({ id, lines }) =>
      [...lines.join("\n").matchAll(/“([^”]*)”/g)].map(([, quote = ""]) => `${id}: ${quote}`),
    );
  expect(quotes.length).toBeGreaterThan(8);
  expect(quotes.filter((quote) => !said.includes(quote.replace(/^.*?: /, "").toLowerCase()))).toEqual([]);
});
