import { expect, it } from "vitest";
import { sections } from "../../../../sandbox/src/areas/site/help/library.ts";
import { articleFor, explained } from "./help-articles.ts";

it("a refusal leads to the article that explains it", () => {
  const articles = sections.flatMap((section) => section.articles);
  for (const { id, explains } of articles)
    for (const code of explains) expect([code, articleFor(code)]).toEqual([code, id]);
  expect(Object.values(explained).flat()).toHaveLength(articles.flatMap(({ explains }) => explains).length);
  expect(articleFor(500)).toBeUndefined();
});
