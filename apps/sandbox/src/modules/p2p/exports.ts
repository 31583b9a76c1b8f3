export { CONFIRM_WINDOW_SECONDS } from "./confirm.ts";
export { dealerOf, dealers } from "./dealer.ts";
export { CANCELLATIONS_A_DAY, checkCancellations, UNPAID_MAX } from "./state.ts";
export { costOf, proofOf } from "./trade-as.ts";
