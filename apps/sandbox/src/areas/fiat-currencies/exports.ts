export { checkPricingCurrency } from "./currencies.ts";
