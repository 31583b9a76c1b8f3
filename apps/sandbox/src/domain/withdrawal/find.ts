import { refuse } from "../../refusal.ts";
import type { World } from "../../world/world.ts";
import { type Withdrawal, withdrawals } from "./withdrawal.ts";

/** 40008 when there is none. */
export function findWithdrawal(world: World, id: string): Withdrawal {
  const withdrawal = world.table(withdrawals).get(id);
  if (!withdrawal) throw refuse(40008);
  return withdrawal;
}

/** 40008 also for somebody else's: nobody learns what others have. */
export const ownWithdrawal = (uid: string, withdrawal: Withdrawal | undefined): Withdrawal => {
  if (withdrawal?.uid !== uid) throw refuse(40008);
  return withdrawal;
};
