/** What the introduction says in figures, before any call is made; terms.test.ts holds each to what the sandbox does. */
export const terms = {
  /** No redemption between them, UTC; interest is paid as it ends. */
  pauseFrom: "16:00",
  pauseTo: "16:20",
  /** Days from the stake to its first interest. */
  firstAfter: 2,
  /** Hours a redemption takes at most. */
  backWithin: 24,
  dayCount: 365,
} as const;

/** The stake of the examples. */
export const example = "1000";
