import { type Deposit, RecordStatus } from "@coffer/sdk";

/** Returns whether the chain still changes it: not credited yet, or not yet withdrawable. */
export function isMoving(deposit: Deposit): boolean {
  if (deposit.status === RecordStatus.credited) return deposit.confirmations < deposit.confirmationsToWithdraw;
  return deposit.status === RecordStatus.confirming || deposit.status === RecordStatus.processing;
}

const movingWait = 4000;
const quietWait = 15_000;

/**
 * Returns the polling interval in ms: short while a deposit is pending, longer while the user waits for a first one.
 */
export const nextLook = (deposits: readonly Deposit[]): number => (deposits.some(isMoving) ? movingWait : quietWait);
