export { changePercent24h, line7d, needsReview, pricedAt, rateAt, reviewFrom, worthOf } from "./price.ts";
