/**
 * The contract's rule at `dayCountDays`: a day's interest is the amount × yearly rate ÷ 100 ÷ 365.
 * It is summed undivided and truncated only when it is paid: the rest is carried to the next day.
 */
export const DAY_COUNT = 365;
/** Decimals of a yearly rate in percent. */
export const RATE_DECIMALS = 4;
/** The number of `dayShare` units in one minor unit of the coin. */
export const SHARES = BigInt(DAY_COUNT) * 100n * 10n ** BigInt(RATE_DECIMALS);

/** Returns a day's interest in shares of a minor unit; the rate is in steps of its last decimal. */
export const dayShare = (minor: bigint, rate: bigint): bigint => minor * rate;
/** Whole minor units. Never rounded up. */
export const wholeOf = (shares: bigint): bigint => shares / SHARES;
export const restOf = (shares: bigint): bigint => shares % SHARES;
