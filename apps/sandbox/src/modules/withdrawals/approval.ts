import { RecordStatus } from "@coffer/sdk/contract";
import { dueTask } from "../../world/due-task.ts";
import type { World } from "../../world/world.ts";
import { endUnsent, moveTo } from "./life.ts";
import { type Withdrawal, withdrawals } from "./withdrawal.ts";

/** How long a merchant has for its cashier's withdrawal. */
const MERCHANT_DECIDES_WITHIN = 24 * 60 * 60 * 1000;
const { awaitingSuperiorApproval } = RecordStatus;

export const isAwaitingApproval = ({ status }: Withdrawal) => status === awaitingSuperiorApproval;

export function awaitApproval(world: World, withdrawal: Withdrawal): Withdrawal {
  const reviewBy = world.clock.now() + MERCHANT_DECIDES_WITHIN;
  revokeUnapproved.schedule(world, reviewBy, { id: withdrawal.id });
  return moveTo(world, withdrawal, awaitingSuperiorApproval, { reviewBy });
}

export const revokeUnapproved = dueTask("withdrawal.revokeUnapproved", (world, { id }: { id: string }) => {
  const withdrawal = world.table(withdrawals).get(id);
  if (withdrawal && isAwaitingApproval(withdrawal)) endUnsent(world, withdrawal, "unapproved");
});

/** The merchant doesn't agree. */
export const disapprove = (world: World, withdrawal: Withdrawal, reason: string | null): Withdrawal =>
  endUnsent(world, withdrawal, "disapproved", reason);
