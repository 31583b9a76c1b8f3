export { type Deposit, type DepositStatus, depositAddressOf, deposits, holdersOf, newPlace } from "./deposit.ts";
export { startDeposit } from "./start-deposit.ts";
export { addressView, depositView } from "./view.ts";
