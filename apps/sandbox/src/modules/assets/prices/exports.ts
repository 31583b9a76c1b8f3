export {
  changePercent24h,
  line7d,
  needsReview,
  REVIEW_FROM_USD,
  rateAt,
  reviewFrom,
  walkAt,
  walkSeed,
  worthOf,
} from "./price.ts";
export { pricedAt, pricesWithin } from "./tick.ts";
