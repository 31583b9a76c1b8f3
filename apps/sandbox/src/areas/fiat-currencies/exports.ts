export { checkPricingCurrency } from "./currencies.ts";
export { rechargeBanks } from "./recharge-banks.ts";
export { cardTerms, tradePairs } from "./trade-terms.ts";
