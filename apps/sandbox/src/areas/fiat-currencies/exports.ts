export { checkPricingCurrency } from "./currencies.ts";
export { rechargeBanks } from "./recharge-banks.ts";
export { tradePairs } from "./trade-terms.ts";
