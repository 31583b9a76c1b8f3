export { checkCancellations } from "./state.ts";
export { costOf, proofOf } from "./trade-as.ts";
