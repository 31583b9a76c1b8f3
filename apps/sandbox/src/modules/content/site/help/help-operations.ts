import type { Locale } from "@coffer/errors";
import type { Result } from "@coffer/sdk/contract";
import { invalid } from "../../../../core/refusal.ts";
import { DAY } from "../../../../core/scenario.ts";
import { isoOf } from "../../../../world/clock.ts";
import type { World } from "../../../../world/world.ts";
import { contains, readList } from "../../../assets/records/exports.ts";
import type { Operations } from "../../../auth/session/exports.ts";
import { wordingOf } from "../../notices/exports.ts";
import { published } from "../published.ts";
import { bestLine, type Found, find } from "./find.ts";
import { type Reading, readings, sections } from "./library.ts";

type Item = Result<"getHelpCenterList">["items"][number];
const RELATED = 3;

const changedAt = (world: World, { daysOld }: Reading) => world.startedAt - daysOld * DAY;

function itemOf(world: World, found: Found): Item {
  const { id, title, section, language: languageCode } = found.article;
  const shown = { summary: bestLine(found), matches: found.matches, languageCode };
  return { id, categoryId: section.id, title, ...shown, updatedAt: isoOf(changedAt(world, found.article)) };
}

/** Articles of one world, added to the first section. */
function ownReadings(world: World, language: Locale): Reading[] {
  const [section] = sections;
  if (!section) return [];
  return world
    .table(published)
    .all()
    .filter(({ kind }) => kind === "help")
    .map((row, at) => {
      const { title, summary, body: html, language: written } = wordingOf(row, language);
      const daysOld = (world.startedAt - row.publishedAt) / DAY;
      const order = readings(language).length + at;
      return {
        id: row.id,
        section,
        order,
        language: written,
        title,
        lines: [summary ?? title],
        html,
        daysOld,
        alsoAsked: "",
      };
    });
}

const unsearched = (article: Reading): Found => ({ article, score: 0, matches: [] });

/** "Looks in titles and texts, best match first." */
function searched(world: World, keyword: string | undefined, language: Locale): Found[] {
  const own = ownReadings(world, language);
  if (keyword === undefined) return [...readings(language), ...own].map(unsearched);
  return [
    ...find(keyword, language),
    ...own.filter(({ title, html }) => contains(keyword, title, html)).map(unsearched),
  ];
}

export const helpOperations = {
  getHelpCenterCategoryList: ({ language }, { languageCode = language }) => ({
    items: sections.map(({ id, title, articles }) => ({
      ...{ id, title: title[languageCode], iconUrl: null, articleCount: articles.length },
    })),
  }),
  getHelpCenterList: ({ world, language }, input) => {
    const { CategoryId, Keyword, languageCode = language, Sorting = "relevance desc" } = input;
    const found = searched(world, Keyword, languageCode).filter(
      ({ article }) => CategoryId === undefined || article.section.id === CategoryId,
    );
    const reading = {
      by: {
        time: ({ article }: Found) => changedAt(world, article),
        relevance: ({ score }: Found) => score,
        updatedAt: ({ article }: Found) => changedAt(world, article),
        title: ({ article }: Found) => article.title,
      },
      order: ({ article }: Found) => -article.order,
    };
    return readList(found, { ...input, Sorting }, reading, (each) => itemOf(world, each));
  },
  getHelpCenterDetail: ({ world, language }, { id, languageCode = language }) => {
    const all = [...readings(languageCode), ...ownReadings(world, languageCode)];
    const article = all.find((each) => each.id === id);
    if (!article) throw invalid("id", "exists", "There is no such article.");
    const { title, section, html: content, language: written } = article;
    const beside = all.filter((each) => each.section === section);
    const at = beside.indexOf(article);
    const linkTo = (each: Reading | undefined) => (each ? { id: each.id, title: each.title } : null);
    return {
      ...{ id, categoryId: section.id, categoryTitle: section.title[languageCode], title, content },
      ...{ languageCode: written, updatedAt: isoOf(changedAt(world, article)) },
      related: relatedTo(article, languageCode).map((each) => itemOf(world, unsearched(each))),
      ...{ previous: linkTo(beside[at - 1]), next: linkTo(beside[at + 1]) },
    };
  },
} satisfies Operations;

/** Related articles in other terms: found by the article's title and search terms. */
const relatedTo = ({ id, title, alsoAsked, section }: Reading, language: Locale): Reading[] =>
  (isLegal(section) ? readings(language) : find(`${title} ${alsoAsked}`, language).map(({ article }) => article))
    .filter((each) => each.id !== id && isLegal(each.section) === isLegal(section))
    .slice(0, RELATED);

const isLegal = ({ id }: Reading["section"]) => id === "hc_legal";
