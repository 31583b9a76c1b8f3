import { hasCode } from "@coffer/errors";
import { excerptOf } from "../excerpt.ts";
import type { PlainMessageId } from "../intl/intl.ts";
import { currentIntl } from "../intl/locale-state.ts";

/** What the head says of a page beyond its route: a route's loader returns it as `about`. */
export interface PageAbout {
  title: string;
  /** Undefined for a page that search engines don't list. */
  description: string | undefined;
  /** The language of an untranslated article. */
  written?: string;
}

interface Article {
  title: string;
  content: string;
  languageCode: string;
}

/**
 * Returns what the head says of an article.
 * @param gone the title if there is no such article
 * @returns nothing if the article can't be loaded: the page shows the failure
 */
export async function aboutArticle(article: Promise<Article>, gone: PlainMessageId): Promise<{ about?: PageAbout }> {
  try {
    const { title, content, languageCode } = await article;
    return { about: { title, description: excerptOf(content), written: languageCode } };
  } catch (error) {
    if (!hasCode(error, 400)) return {};
    return aboutNoArticle(gone);
  }
}

/** Returns what the head says where there is no such article. */
export const aboutNoArticle = (gone: PlainMessageId): { about: PageAbout } => ({
  about: { title: currentIntl().formatMessage({ id: gone }), description: undefined },
});

/**
 * Returns what the head says of a list: its title, and the titles in it.
 * @param of the list that it is a part of
 */
export const aboutList = (title: string, of: PlainMessageId, items: readonly { title: string }[]): PageAbout => ({
  title: `${title} · ${currentIntl().formatMessage({ id: of })}`,
  description: excerptOf(items.map((item) => item.title).join(" · ")),
});
