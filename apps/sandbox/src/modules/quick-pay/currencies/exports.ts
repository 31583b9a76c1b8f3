export { checkPricingCurrency } from "./currencies.ts";
export { rechargeBanks } from "./recharge-banks.ts";
export { CARD, cardTerms, PAYMENT_WINDOW_SECONDS, tradePairs } from "./trade-terms.ts";
