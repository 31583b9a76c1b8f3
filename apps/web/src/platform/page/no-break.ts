/** A figure stays on one line with what it counts, and "TRC-20" is not torn apart: browsers do neither. */
export const noBreak = (words: string): string =>
  words.replace(/(\d) (?=\p{L})/gu, "$1\u00a0").replace(/(?<=[A-Z])-(?=\d)/g, "-\u2060");
