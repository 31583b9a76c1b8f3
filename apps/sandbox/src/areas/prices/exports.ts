export { changePercent24h, line7d, needsReview, rateAt, reviewFrom, walkAt, walkSeed, worthOf } from "./price.ts";
export { pricedAt, pricesWithin } from "./tick.ts";
