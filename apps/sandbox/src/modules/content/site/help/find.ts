import type { Locale } from "@coffer/errors";
import MiniSearch from "minisearch";
import { type Reading, readings } from "./library.ts";

const CHINESE = /[\u3400-\u9fff]/;
/** Stop words. */
const EMPTY_WORDS = new Set(
  "a an and are as at be been by can cant do does doesnt dont for from get has have how i if im in is isnt it its me my no not of on or so that the there they this to was we what when where which while who why will with you your".split(
    " ",
  ),
);

/** Chinese stop words, which are embedded without spaces. */
const EMPTY_CHINESE =
  /为什么|怎么办|怎么样|怎么|怎样|如何|什么|请问|你们|我们|我的|能不能|可不可以|可以|能否|是否|[吗呢吧的了]/g;

/** Splits Latin text into words, and Chinese, which has no spaces, into pairs. */
export function wordsOf(text: string): string[] {
  const runs =
    text
      .toLowerCase()
      .replace(/['’]/g, "")
      .replace(EMPTY_CHINESE, " ")
      .match(/[a-z0-9]+|[\u3400-\u9fff]+/g) ?? [];
  return runs.flatMap((run) =>
    CHINESE.test(run) && run.length > 1
      ? Array.from({ length: run.length - 1 }, (_, at) => run.slice(at, at + 2))
      : [run],
  );
}

type Indexed = { id: string; title: string; asked: string; lead: string; text: string };

function indexOf(language: Locale): MiniSearch<Indexed> {
  const index = new MiniSearch<Indexed>({
    fields: ["title", "asked", "lead", "text"],
    tokenize: wordsOf,
    processTerm: (word) => (EMPTY_WORDS.has(word) ? null : word),
    searchOptions: {
      boost: { title: 3, asked: 3, lead: 1.5 },
      // One letter in four may be wrong; an unfinished word matches by prefix.
      fuzzy: (word) => (!CHINESE.test(word) && word.length > 3 ? 0.25 : false),
      weights: { fuzzy: 0.3, prefix: 0.6 },
      prefix: (word) => CHINESE.test(word) || word.length > 2,
    },
  });
  index.addAll(
    readings(language).map(({ id, title, lines: [lead = "", ...rest], alsoAsked }) => ({
      ...{ id, title, asked: alsoAsked, lead, text: rest.join("\n") },
    })),
  );
  return index;
}

const indexes = new Map<Locale, MiniSearch<Indexed>>();

/** A match of a search: the article's score, and its matching words. */
export type Found = { article: Reading; score: number; matches: string[] };

/** Built by a language's first search, once for all worlds. */
export function find(keyword: string, language: Locale): Found[] {
  const index = indexes.get(language) ?? indexOf(language);
  indexes.set(language, index);
  const byId = new Map(readings(language).map((article) => [article.id, article]));
  return index.search(keyword).flatMap(({ id, score, terms }) => {
    const article = byId.get(id as string);
    return article ? [{ article, score, matches: terms.slice(0, 20) }] : [];
  });
}

/** Returns the article's line with most matches. */
export function bestLine({ article: { lines }, matches }: Found): string {
  const count = (line: string) => {
    const words = new Set(wordsOf(line));
    return matches.filter((match) => words.has(match)).length;
  };
  const [first = ""] = lines;
  return lines.reduce((best, line) => (line.length > 30 && count(line) > count(best) ? line : best), first);
}
