import type { Text } from "@coffer/errors";
import { defineTable } from "../../world/table.ts";

export type Announcement = { id: string; title: Text; summary: Text | null; body: Text; publishedAt: number };
export const announcements = defineTable<Announcement>("announcements", { key: "id" });

/** A setting of the shell: JSON in a string for each language, as `getCommonSettingList` answers it. */
export type CommonSetting = { type: string; content: Text };
export const commonSettings = defineTable<CommonSetting>("commonSettings", { key: "type" });
