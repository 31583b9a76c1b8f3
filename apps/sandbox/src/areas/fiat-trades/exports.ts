export { dealerOf, dealers } from "./dealer.ts";
export { checkCancellations } from "./state.ts";
export { costOf, proofOf } from "./trade-as.ts";
