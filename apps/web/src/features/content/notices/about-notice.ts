import type { QueryClient } from "@tanstack/react-query";
import type { Locale } from "../../../platform/intl/locale.ts";
import { currentLocale } from "../../../platform/intl/locale-state.ts";
import { aboutArticle } from "../../../platform/page/about-page.ts";
import { readApi } from "../../../platform/read-api.ts";

/** The query of one announcement. */
export const noticeQuery = (id: string, languageCode: Locale) => ({
  ...readApi.content.getAnnouncementDetail.queryOptions({ id, languageCode }),
  meta: { shows: "place" } as const,
  retryOnMount: false,
});

/** Loads an announcement for its page and head. */
export const aboutNotice = (queryClient: QueryClient, id: string) =>
  aboutArticle(queryClient.ensureQueryData(noticeQuery(id, currentLocale())), "contentNotices.gone");
