import type { Text } from "@coffer/errors";

/** A section of the help centre, with its articles in reading order. */
export type Section = { readonly id: string; readonly title: Text; readonly articles: readonly Article[] };

/** An article, in the light markup of `markup.ts`; limits, fees and times are {placeholders}. */
export type Article = {
  readonly id: string;
  readonly title: readonly [en: string, zh: string];
  /** The codes of the refusals it explains. */
  readonly explains: readonly number[];
  /** The age of its last change when a world begins. */
  readonly daysOld: number;
  /** Search terms that the article itself doesn't use. */
  readonly alsoAsked: string;
  readonly en: string;
  /** Null without a translation. */
  readonly zh: string | null;
};
