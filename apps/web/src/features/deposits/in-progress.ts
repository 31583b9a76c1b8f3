import { type Deposit, RecordStatus } from "@coffer/sdk";

/** Whether the chain still changes it: not credited yet, or not yet free to be withdrawn. */
export function isMoving(deposit: Deposit): boolean {
  if (deposit.status === RecordStatus.credited) return deposit.confirmations < deposit.confirmationsToWithdraw;
  return deposit.status === RecordStatus.confirming || deposit.status === RecordStatus.processing;
}

const movingWait = 4000;
const quietWait = 15_000;

/** How soon to look again, in ms: often while something moves; now and then while the person waits for a first sign. */
export const nextLook = (deposits: readonly Deposit[]): number => (deposits.some(isMoving) ? movingWait : quietWait);
