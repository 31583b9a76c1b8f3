export { applyWithdrawal, confirmWithdrawal, sendOn } from "./apply.ts";
export { disapprove, isAwaitingApproval } from "./approval.ts";
export { CONFIRM_WITHIN, cancelWithdrawal } from "./life.ts";
export { dailyAllowance } from "./limits.ts";
export { EXPECTED_REVIEW_DAYS, REVIEW_WORKING_DAYS } from "./review.ts";
export { requestView, withdrawalView } from "./view.ts";
export { ownWithdrawal, type Withdrawal, type WithdrawalStatus, withdrawals } from "./withdrawal.ts";
