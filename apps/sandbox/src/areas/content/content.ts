import type { Text } from "@coffer/errors";
import type { Result } from "@coffer/sdk/contract";
import { defineTable } from "../../world/table.ts";

export type Announcement = { id: string; title: Text; summary: Text | null; body: Text; publishedAt: number };
export const announcements = defineTable<Announcement>("announcements", { key: "id" });

/** A setting of the shell: JSON in a string for each language, as `getCommonSettingList` answers it. */
export type CommonSetting = { type: SettingType; content: Text };
export type SettingType = Result<"getCommonSettingList">[number]["type"];
export const commonSettings = defineTable<CommonSetting>("commonSettings", { key: "type" });
