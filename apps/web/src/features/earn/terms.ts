/** The introduction's figures, static before any call; terms.test.ts compares each with the sandbox. */
export const terms = {
  /** The daily pause of redemptions, UTC; interest is paid at its end. */
  pauseFrom: "16:00",
  pauseTo: "16:20",
  /** Days from the stake to its first interest. */
  firstAfter: 2,
  /** The maximum hours of a redemption. */
  backWithin: 24,
  dayCount: 365,
} as const;

/** The example's stake. */
export const example = "1000";
