import { AccountType, KycStatus } from "@coffer/sdk/contract";
import { refuse } from "../../refusal.ts";
import type { World } from "../../world/world.ts";
import type { Network } from "../coins/coin.ts";
import { checkNotBlocked } from "../security/security-change.ts";
import { type User, users } from "../user/user.ts";

/** "Withdraw requires identity verification and a fund PIN"; a security change blocks for 24 hours. */
export function checkMayWithdraw(world: World, user: User): void {
  if (user.kycStatus !== KycStatus.verified) throw refuse(60013);
  if (user.fundPassword === null) throw refuse(90002);
  checkNotBlocked(world, user);
}

/** Whether the merchant a cashier works for was suspended; a suspended merchant can't sign in at all. */
export const isMerchantSuspended = (world: World, { accountType, parentUid }: User): boolean =>
  accountType === AccountType.subMerchant && parentUid !== null && world.table(users).get(parentUid)?.disabled === true;

export function checkOpen({ coin, name, withdrawEnabled }: Network): void {
  if (!withdrawEnabled) throw refuse(40012, `${coin}, ${name}`);
}
