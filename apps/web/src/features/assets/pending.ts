import { RecordStatus } from "@coffer/sdk";

/** The statuses of pending deposits and withdrawals. */
export const pendingNames = [
  "pendingSend",
  "accepted",
  "pendingReview",
  "processing",
  "confirming",
  "remittedOut",
  "pendingVerification",
] as const;
export const pending: readonly RecordStatus[] = pendingNames.map((name) => RecordStatus[name]);
