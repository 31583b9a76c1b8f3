import { KycStatus } from "@coffer/sdk/contract";
import { refuse } from "../../../core/refusal.ts";
import type { User } from "../../auth/user/exports.ts";

/** "Users without identity verification cannot trade." */
export function checkMayTrade({ kycStatus }: User): void {
  if (kycStatus !== KycStatus.verified) throw refuse("kycNotCertified");
}
