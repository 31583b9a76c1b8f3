export { type Deposit, type DepositStatus, depositAddressOf, deposits, holdersOf } from "./deposit.ts";
export { startDeposit } from "./start-deposit.ts";
