import type { Locale } from "@coffer/errors";
import { defineTable } from "../../../world/table.ts";
import type { Wording } from "../notices/exports.ts";

/** A world's own articles and news as HTML; empty at first. */
export type Published = {
  id: string;
  kind: "help" | "news";
  in: Partial<Record<Locale, Wording>>;
  publishedAt: number;
};
export const published = defineTable<Published>("published", { key: "id" });
