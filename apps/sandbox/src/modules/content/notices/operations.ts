import { invalid } from "../../../core/refusal.ts";
import { isoOf } from "../../../world/clock.ts";

import { contains, readList, spanOf } from "../../assets/records/exports.ts";
import type { Operations } from "../../auth/session/exports.ts";
import { type Announcement, announcements, commonSettings, wordingOf } from "./content.ts";

export const operations = {
  getAnnouncementList: ({ world, language }, input) => {
    const found = world
      .table(announcements)
      .all()
      .filter((announcement) => {
        const { title, summary } = wordingOf(announcement, language);
        return contains(input.Keyword, title, summary);
      });
    const reading = {
      by: { time: ({ publishedAt }: Announcement) => publishedAt },
      order: ({ id }: Announcement) => world.table(announcements).orderOf(id),
      within: spanOf(input),
    };
    return readList(found, input, reading, (announcement) => {
      const { title, summary, language: languageCode } = wordingOf(announcement, language);
      return { id: announcement.id, title, languageCode, publishTime: isoOf(announcement.publishedAt), summary };
    });
  },
  getAnnouncementDetail: ({ world, language }, { id, languageCode = language }) => {
    const announcement = world.table(announcements).get(id);
    if (!announcement) throw invalid("id", "exists", "There is no such announcement.");
    const { title, body, language: written } = wordingOf(announcement, languageCode);
    return { id, title, content: body, languageCode: written, publishTime: isoOf(announcement.publishedAt) };
  },
  getCommonSettingList: ({ world, language }, { Keyword }) =>
    world
      .table(commonSettings)
      .all()
      .filter(({ type }) => contains(Keyword, type))
      .map(({ type, content: texts }) => ({ type, content: texts[language] })),
} satisfies Operations;
