export { dailyAllowance } from "./limits.ts";
export { type Withdrawal, type WithdrawalStatus, withdrawals } from "./withdrawal.ts";
