import type { QueryClient } from "@tanstack/react-query";
import type { Locale } from "../../../platform/intl/locale.ts";
import { currentLocale } from "../../../platform/intl/locale-state.ts";
import { aboutArticle, aboutList } from "../../../platform/page/about-page.ts";
import { readApi } from "../../../platform/read-api.ts";
import { listQuery } from "../../../platform/table/list-query.ts";
import { pageSize } from "../../../platform/table/list-search.ts";

/** The query of one piece of news. */
export const newsPieceQuery = (id: string, languageCode: Locale) => ({
  ...readApi.content.getNewsById.queryOptions({ id, languageCode }),
  meta: { shows: "place" } as const,
  retryOnMount: false,
});

/** The query of what the news share: their categories. */
export const newsCategoriesQuery = (languageCode: Locale) => ({
  ...readApi.content.getNewsResource.queryOptions({ languageCode }),
  meta: { shows: "nothing" } as const,
});

/** Loads a piece of news for its page and head. */
export const aboutNewsPiece = (queryClient: QueryClient, id: string) =>
  aboutArticle(queryClient.ensureQueryData(newsPieceQuery(id, currentLocale())), "contentNews.gone");

/** What the address of the list says. */
export interface NewsListSearch {
  category?: string | undefined;
  q?: string | undefined;
  page?: number | undefined;
  size?: number | undefined;
}

const listOptions = ({ category, q, page = 1, size = pageSize }: NewsListSearch, languageCode: Locale) =>
  readApi.content.getNewsPageList.queryOptions({
    ...{ languageCode, SkipCount: (page - 1) * size, MaxResultCount: size },
    ...(q !== undefined && { Keyword: q }),
    ...(category && { Category: category }),
  });

/** The query of a page of news. */
export const newsListQuery = (search: NewsListSearch, languageCode: Locale) => ({
  ...listOptions(search, languageCode),
  ...listQuery(),
});

/** Loads a list of one category for its page and head. */
export async function aboutNewsCategory(queryClient: QueryClient, search: NewsListSearch) {
  const locale = currentLocale();
  const [frame, list] = await Promise.all([
    queryClient.ensureQueryData(newsCategoriesQuery(locale)),
    queryClient.ensureQueryData(listOptions(search, locale)),
  ]).catch(() => []);
  const title = frame?.categories.find((each) => each.category === search.category)?.title;
  return title && list ? { about: aboutList(title, "contentNews.title", list.items) } : {};
}
