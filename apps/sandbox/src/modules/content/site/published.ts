import type { Locale } from "@coffer/errors";
import { defineTable } from "../../../world/table.ts";
import type { Wording } from "../notices/exports.ts";

/** What one world has beside the house's articles and news; HTML, and none at first. */
export type Published = {
  id: string;
  kind: "help" | "news";
  in: Partial<Record<Locale, Wording>>;
  publishedAt: number;
};
export const published = defineTable<Published>("published", { key: "id" });
