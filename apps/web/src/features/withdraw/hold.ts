import type { AccountInfo } from "@coffer/sdk";

/** The product: "Withdraw requires identity verification and a fund PIN", and 24 hours after a security change none. */
export type Hold = "notVerified" | "underReview" | "noPin" | "blocked";

/** Why this account can't withdraw now; undefined = it can. */
export function holdOf(account: AccountInfo, secondsBlocked: number): Hold | undefined {
  if (account.kycStatus === 1) return "underReview";
  if (account.kycStatus !== 3) return "notVerified";
  if (secondsBlocked > 0) return "blocked";
  return account.hasFundPassword ? undefined : "noPin";
}
