import { refuse } from "../../refusal.ts";
import type { World } from "../../world/world.ts";
import type { User } from "../user/user.ts";
import { ownWithdrawal } from "./find.ts";
import { endUnsent } from "./life.ts";
import { isCancellable, type Withdrawal, withdrawals } from "./withdrawal.ts";

/** "Once accepted it can't be cancelled (60015); a second cancellation answers 60017." */
export function cancelWithdrawal(world: World, user: User, id: string): Withdrawal {
  const withdrawal = ownWithdrawal(user.uid, world.table(withdrawals).get(id));
  if (withdrawal.ending === "cancelled") throw refuse(60017);
  if (!isCancellable(withdrawal)) throw refuse(60015);
  return endUnsent(world, withdrawal, "cancelled");
}
