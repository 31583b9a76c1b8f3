import type { Locale, Text } from "@coffer/errors";
import type { Result } from "@coffer/sdk/contract";
import { defineTable } from "../../../world/table.ts";

/** An announcement in one language. */
export type Wording = { title: string; summary: string | null; body: string };
/** In at least one language. */
export type Announcement = { id: string; in: Partial<Record<Locale, Wording>>; publishedAt: number };
export const announcements = defineTable<Announcement>("announcements", { key: "id" });

/** "An article without a translation shows the other language with a note." */
export function wordingOf({ in: written }: Announcement, wanted: Locale): Wording & { language: Locale } {
  const [other = wanted] = Object.keys(written) as Locale[];
  const language = written[wanted] ? wanted : other;
  return { title: "", summary: null, body: "", ...written[language], language };
}

/** A setting of the shell: JSON in a string for each language, as `getCommonSettingList` answers it. */
export type CommonSetting = { type: SettingType; content: Text };
export type SettingType = Result<"getCommonSettingList">[number]["type"];
export const commonSettings = defineTable<CommonSetting>("commonSettings", { key: "type" });
