export { dailyAllowance } from "./limits.ts";
export { EXPECTED_REVIEW_DAYS } from "./review.ts";
export { type Withdrawal, type WithdrawalStatus, withdrawals } from "./withdrawal.ts";
