import { KycStatus } from "@coffer/sdk/contract";
import { refuse } from "../../refusal.ts";
import type { World } from "../../world/world.ts";
import type { Network } from "../coins/coin.ts";
import { checkNotBlocked } from "../security/security-change.ts";
import type { User } from "../user/user.ts";

/** "Withdraw requires identity verification and a fund PIN"; a security change blocks for 24 hours. */
export function checkMayWithdraw(world: World, user: User): void {
  if (user.kycStatus !== KycStatus.verified) throw refuse(60013);
  if (user.fundPassword === null) throw refuse(90002);
  checkNotBlocked(world, user);
}

export function checkOpen({ coin, name, withdrawEnabled }: Network): void {
  if (!withdrawEnabled) throw refuse(40012, `${coin}, ${name}`);
}
