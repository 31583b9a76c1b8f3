export { QUOTE_SECONDS } from "./seed.ts";
export { FEE_PERCENT } from "./size.ts";
export { SETTLEMENT_HOURS } from "./view.ts";
