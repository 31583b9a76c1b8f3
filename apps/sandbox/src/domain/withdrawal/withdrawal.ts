import { RecordStatus } from "@coffer/sdk/contract";
import { defineTable } from "../../world/table.ts";
import type { ProofPart } from "../security/proof.ts";

/** The statuses a withdrawal can have, out of all that records can. */
export type WithdrawalStatus = 3 | 4 | 5 | 6 | 7 | 9 | 13 | 14 | 20;
/** Why it ended without being sent. */
export type Ending = "cancelled" | "expired" | "rejected" | "failed";

/** Amounts are decimal strings in the coin; times are milliseconds of the world's clock. */
export type Withdrawal = {
  id: string;
  /** Names the request when it is confirmed. */
  rid: string;
  number: string;
  uid: string;
  at: number;
  coin: string;
  network: string;
  address: string;
  tag: string | null;
  addressLabel: string | null;
  amount: string;
  fee: string;
  received: string;
  remark: string | null;
  status: WithdrawalStatus;
  timeline: { status: WithdrawalStatus; at: number }[];
  reviewRequired: boolean;
  /** The parts the request asked its confirmation for. */
  proofs: ProofPart[];
  expiresAt: number;
  txHash: string | null;
  confirmations: number;
  ending: Ending | null;
  /** The reviewer's own words, if they gave any. */
  reason: string | null;
};
export const withdrawals = defineTable<Withdrawal>("withdrawals", { key: "id", unique: ["rid"], indexes: ["uid"] });

export const isCancellable = ({ status }: Withdrawal) =>
  status === RecordStatus.pendingVerification || status === RecordStatus.pendingReview;
/** The ledger's hold on the amount. */
export const holdOf = ({ id }: Pick<Withdrawal, "id">) => `${id}:hold`;
