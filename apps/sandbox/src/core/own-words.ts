import type { Text } from "@coffer/errors";

/** Returns a user's own text for every language, or the default text if the user gave none. */
export const ownWords = (words: string | null, usual: Text): Text =>
  words === null ? usual : { en: words, "zh-CN": words };
