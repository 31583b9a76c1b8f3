import type { Text } from "@coffer/errors";

/** A section of the help centre, with its articles in the order to read them. */
export type Section = { readonly id: string; readonly title: Text; readonly articles: readonly Article[] };

/** An article of the house, in the light markup of `markup.ts`; limits, fees and times stand as {figures}. */
export type Article = {
  readonly id: string;
  readonly title: readonly [en: string, zh: string];
  /** The codes of the refusals it explains. */
  readonly explains: readonly number[];
  /** How long ago it was last changed, when a world begins. */
  readonly daysOld: number;
  /** Words people use for it that it doesn't use itself. */
  readonly alsoAsked: string;
  readonly en: string;
  /** Null where nobody has translated it yet. */
  readonly zh: string | null;
};
