/** A language of the product. */
export type Locale = "en" | "zh-CN";

/** The text of one failure in both languages: what happened and, where known, the next step. */
export type Text = Readonly<Record<Locale, string>>;
