export { bookQuote, takeQuote } from "./booked-quote.ts";
export { changedPair, pairFields } from "./change-pair.ts";
export { checkMove, exchangeLife } from "./life.ts";
export { checkMayTrade } from "./may-trade.ts";
export { marketRate, PERCENT_DECIMALS, partsOf, RATE_SCALE, rateText, withParts } from "./rate.ts";
export { accountFor, checkBalance, numberOf, walletFor } from "./wallet.ts";
