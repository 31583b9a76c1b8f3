import { RecordStatus } from "@coffer/sdk/contract";
import { endUnsent } from "../domain/withdrawal/life.ts";
import { withdrawals } from "../domain/withdrawal/withdrawal.ts";
import { dueTask } from "../world/due-task.ts";

/** "Withdrawal request confirmed within 1 h or cancelled." */
export const expireWithdrawal = dueTask("withdrawal.expire", (world, { id }: { id: string }) => {
  const withdrawal = world.table(withdrawals).get(id);
  if (withdrawal?.status === RecordStatus.pendingVerification) endUnsent(world, withdrawal, "expired");
});
