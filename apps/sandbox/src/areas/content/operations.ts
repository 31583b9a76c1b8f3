import { isoOf } from "../../world/clock.ts";

import { contains, readList, spanOf } from "../records/exports.ts";
import type { Operations } from "../session/exports.ts";
import { type Announcement, announcements, commonSettings } from "./content.ts";

export const operations = {
  getAnnouncementList: ({ world, language }, input) => {
    const found = world
      .table(announcements)
      .all()
      .filter(({ title, summary }) => contains(input.Keyword, title[language], summary?.[language] ?? null));
    const reading = {
      by: { time: ({ publishedAt }: Announcement) => publishedAt },
      order: ({ id }: Announcement) => world.table(announcements).orderOf(id),
      within: spanOf(input),
    };
    return readList(found, input, reading, ({ id, title, summary, publishedAt }) => ({
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
} satisfies Operations;
