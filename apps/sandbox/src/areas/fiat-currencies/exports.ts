export { checkPricingCurrency } from "./currencies.ts";
export { rechargeBanks } from "./recharge-banks.ts";
