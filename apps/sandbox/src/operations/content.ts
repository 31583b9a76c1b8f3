import { announcements, commonSettings } from "../domain/content/content.ts";
import { contains } from "../domain/records/filter.ts";
import type { OperationsOf } from "../engine/context.ts";
import { isoOf } from "../world/clock.ts";
import { pageOf } from "./page.ts";

export const content = {
  getAnnouncementList: ({ world, language }, input) => {
    const found = world
      .table(announcements)
      .all()
      .filter(({ title, summary }) => contains(input.Keyword, title[language], summary?.[language] ?? null))
      .sort((a, b) => b.publishedAt - a.publishedAt);
    return pageOf(found, input, ({ id, title, summary, publishedAt }) => ({
      id,
      title: title[language],
      publishTime: isoOf(publishedAt),
      summary: summary?.[language] ?? null,
    }));
  },
  getCommonSettingList: ({ world, language }, { Keyword }) =>
    world
      .table(commonSettings)
      .all()
      .filter(({ type }) => contains(Keyword, type))
      .map(({ type, content: texts }) => ({ type, content: texts[language] })),
} satisfies OperationsOf<"content">;
