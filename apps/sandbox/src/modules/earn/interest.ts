/**
 * The one rule, as the contract tells it at `dayCountDays`: a day's interest is the amount × yearly rate ÷ 100 ÷ 365.
 * It is added up undivided, so nothing is lost on the way, and cut only when it is paid: the rest stays for the next day.
 */
export const DAY_COUNT = 365;
/** Decimals of a yearly rate in percent. */
export const RATE_DECIMALS = 4;
/** What `dayShare` counts: so many of it make one minor unit of the coin. */
export const SHARES = BigInt(DAY_COUNT) * 100n * 10n ** BigInt(RATE_DECIMALS);

/** What a day earns, in shares of a minor unit; the rate is in steps of its last decimal. */
export const dayShare = (minor: bigint, rate: bigint): bigint => minor * rate;
/** Whole minor units. Never rounded up. */
export const wholeOf = (shares: bigint): bigint => shares / SHARES;
export const restOf = (shares: bigint): bigint => shares % SHARES;
