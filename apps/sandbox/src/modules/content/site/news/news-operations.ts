import type { Locale } from "@coffer/errors";
import type { Result } from "@coffer/sdk/contract";
import { invalid } from "../../../../core/refusal.ts";
import { DAY } from "../../../../core/scenario.ts";
import { isoOf } from "../../../../world/clock.ts";
import type { World } from "../../../../world/world.ts";
import { contains, readList, spanOf } from "../../../assets/records/exports.ts";
import type { Operations } from "../../../auth/session/exports.ts";
import { wordingOf } from "../../notices/exports.ts";
import { filled } from "../help/figures.ts";
import { htmlOf, plainOf } from "../help/markup.ts";
import { published } from "../published.ts";
import { banners } from "./banners.ts";
import { categories, type Piece, pieces } from "./pieces.ts";

type Item = Result<"getNewsPageList">["items"][number];
/** A news item in one language, or in the only one. */
type Reading = { item: Item; html: string; at: number; isFeatured: boolean };

function read(world: World, piece: Piece, wanted: Locale): Reading {
  const languageCode = piece.text[wanted] === null ? "en" : wanted;
  const markup = filled(piece.text[languageCode] ?? "", languageCode);
  const [summary = ""] = plainOf(markup).split("\n");
  const at = world.startedAt - piece.daysOld * DAY;
  const { id, category, isFeatured = false } = piece;
  const shown = { title: piece.title[languageCode], summary, languageCode, imageUrl: null };
  return { item: { id, category, ...shown, publishTime: isoOf(at) }, html: htmlOf(markup), at, isFeatured };
}

/** Newest first. */
function readings(world: World, wanted: Locale): Reading[] {
  const own = world
    .table(published)
    .all()
    .filter(({ kind }) => kind === "news")
    .map((row): Reading => {
      const { title, summary, body, language } = wordingOf(row, wanted);
      const shown = { title, summary: summary ?? title, languageCode: language, imageUrl: null };
      const item = { id: row.id, category: "company", ...shown, publishTime: isoOf(row.publishedAt) };
      return { item, html: body, at: row.publishedAt, isFeatured: false };
    });
  return [...own, ...pieces.map((piece) => read(world, piece, wanted))].sort((a, b) => b.at - a.at);
}

export const newsOperations = {
  getNewsPageList: ({ world, language }, input) => {
    const { Category, Keyword, languageCode = language } = input;
    const all = readings(world, languageCode);
    const found = all.filter(
      ({ item }) =>
        (Category === undefined || item.category === Category) && contains(Keyword, item.title, item.summary),
    );
    const by = { time: ({ at }: Reading) => at };
    const order = (piece: Reading) => -all.indexOf(piece);
    return readList(found, input, { by, order, within: spanOf(input) }, ({ item }) => item);
  },
  getNewsById: ({ world, language }, { id, languageCode = language }) => {
    const all = readings(world, languageCode);
    const at = all.findIndex(({ item }) => item.id === id);
    const found = all[at];
    if (!found) throw invalid("id", "exists", "There is no such piece of news.");
    const { summary: _, ...item } = found.item;
    const [previousId, nextId] = [all[at + 1]?.item.id ?? null, all[at - 1]?.item.id ?? null];
    return { ...item, content: found.html, author: "Coffer", previousId, nextId };
  },
  getNewsResource: ({ world, language }, { languageCode = language }) => {
    const all = readings(world, languageCode);
    return {
      categories: categories.map(({ category, title }) => ({
        ...{ category, title: title[languageCode] },
        newsCount: all.filter(({ item }) => item.category === category).length,
      })),
      featured: all.filter(({ isFeatured }) => isFeatured).map(({ item }) => item),
    };
  },
  getRotationList: ({ language }, { type, languageCode = language }) =>
    banners
      .filter((banner) => banner.type === type)
      .map(({ id, title, linkUrl }) => ({
        ...{ id, title: title[languageCode], imageUrl: null, mobileImageUrl: null, linkUrl },
      })),
} satisfies Operations;
