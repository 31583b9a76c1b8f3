/** Names of the statuses a deposit or a withdrawal can have, in the contract's order: how an address says them. */
// Apart from the contract's own table: a route's reading of its address is in the first load of every page.
export const recordStatusNames = [
  "pendingSend",
  "pendingMultisig",
  "awaitingSuperiorApproval",
  "accepted",
  "pendingReview",
  "processing",
  "failed",
  "reviewRejected",
  "pendingSignature",
  "revoked",
  "pendingTopUp",
  "confirming",
  "credited",
  "remittedOut",
  "completed",
  "belowMinimumDeposit",
  "frozen",
  "unfrozen",
  "lockedOrder",
  "abnormalOrder",
  "pendingVerification",
  "confirmed",
] as const;
export type RecordStatusName = (typeof recordStatusNames)[number];
