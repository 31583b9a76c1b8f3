import { RecordStatus } from "@coffer/sdk";

/** Statuses of what is still on its way in or out. */
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
