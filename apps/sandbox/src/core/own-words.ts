import type { Text } from "@coffer/errors";

/** What somebody said, the same in every language; what is usually said where they gave no words. */
export const ownWords = (words: string | null, usual: Text): Text =>
  words === null ? usual : { en: words, "zh-CN": words };
