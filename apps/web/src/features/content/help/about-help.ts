import type { QueryClient } from "@tanstack/react-query";
import type { Locale } from "../../../platform/intl/locale.ts";
import { currentLocale } from "../../../platform/intl/locale-state.ts";
import { aboutArticle, aboutList } from "../../../platform/page/about-page.ts";
import { readApi } from "../../../platform/read-api.ts";

const shown = { meta: { shows: "place" }, retryOnMount: false } as const;

/** The query of one article. */
export const helpArticleQuery = (id: string, languageCode: Locale) => ({
  ...readApi.content.getHelpCenterDetail.queryOptions({ id, languageCode }),
  ...shown,
});

/** All articles of a section in one page: at most a dozen. */
const most = 100;

/** The query of a section's articles, or of all. */
export const helpListQuery = (category: string | undefined, languageCode: Locale) => ({
  ...readApi.content.getHelpCenterList.queryOptions({
    languageCode,
    MaxResultCount: most,
    ...(category && { CategoryId: category }),
  }),
  ...shown,
});

/** The query of all sections. */
export const helpSectionsQuery = (languageCode: Locale) => ({
  ...readApi.content.getHelpCenterCategoryList.queryOptions({ languageCode }),
  ...shown,
});

/** Loads an article for its page and head. */
export const aboutHelpArticle = (queryClient: QueryClient, id: string) =>
  aboutArticle(queryClient.ensureQueryData(helpArticleQuery(id, currentLocale())), "contentHelp.gone");

/** Loads a section for its page and head. */
export async function aboutHelpSection(queryClient: QueryClient, category: string) {
  const locale = currentLocale();
  const [list, sections] = await Promise.all([
    queryClient.ensureQueryData(helpListQuery(category, locale)),
    queryClient.ensureQueryData(helpSectionsQuery(locale)),
  ]).catch(() => []);
  const title = sections?.items.find(({ id }) => id === category)?.title;
  return title && list ? { about: aboutList(title, "contentHelp.title", list.items) } : {};
}
