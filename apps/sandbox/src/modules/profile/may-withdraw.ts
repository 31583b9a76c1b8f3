import { KycStatus } from "@coffer/sdk/contract";
import { refuse } from "../../core/refusal.ts";
import type { World } from "../../world/world.ts";
import type { User } from "../auth/user/exports.ts";
import { checkNotBlocked } from "./owner-change.ts";

/** "Withdraw requires identity verification and a fund PIN"; a security change blocks for 24 hours. */
export function checkMayWithdraw(world: World, user: User): void {
  checkMayHold(user);
  checkNotBlocked(world, user);
}

/** The requirements for creating a wallet that only its own keys control. */
export function checkMayHold(user: User): void {
  if (user.kycStatus !== KycStatus.verified) throw refuse("kycNotCertified");
  if (user.fundPassword === null) throw refuse("fundPinNotSet");
}
