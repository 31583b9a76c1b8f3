/** Keeps a number with its unit, and terms such as "TRC-20", on one line. */
export const noBreak = (words: string): string =>
  words.replace(/(\d) (?=\p{L})/gu, "$1\u00a0").replace(/(?<=[A-Z])-(?=\d)/g, "-\u2060");
