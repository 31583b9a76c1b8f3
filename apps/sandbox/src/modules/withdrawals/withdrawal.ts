import { RecordStatus } from "@coffer/sdk/contract";
import { refuse } from "../../core/refusal.ts";
import { defineTable } from "../../world/table.ts";
import type { World } from "../../world/world.ts";
import { recordLists } from "../assets/records/exports.ts";
import type { ProofPart } from "../profile/exports.ts";

/** The statuses a withdrawal can have, out of all that records can. */
export type WithdrawalStatus = (typeof RecordStatus)[
  | "accepted"
  | "pendingReview"
  | "processing"
  | "failed"
  | "reviewRejected"
  | "revoked"
  | "remittedOut"
  | "completed"
  | "awaitingSuperiorApproval"
  | "pendingVerification"];
/** Why it ended without being sent. */
export type Ending = "cancelled" | "expired" | "rejected" | "undecided" | "failed" | "disapproved" | "unapproved";

/** Amounts are decimal strings in the coin; times are milliseconds of the world's clock. */
export type Withdrawal = {
  id: string;
  /** Names the request when it is confirmed. */
  rid: string;
  number: string;
  /** Whose money it is. */
  uid: string;
  /** The wallet that pays. A merchant's own withdrawals are a list of their own. */
  wallet: "main" | "merchant";
  /** The merchant's own number, and with the merchant: one withdrawal for each. */
  merchantNumber: string | null;
  merchantKey: string | null;
  /** The cashier who asked for it in the merchant's name. */
  cashierId: string | null;
  cashierUid: string | null;
  cashierName: string | null;
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
  /** Until when a cashier's merchant decides. */
  reviewBy: number | null;
  txHash: string | null;
  confirmations: number;
  ending: Ending | null;
  /** The reviewer's own words, if they gave any. */
  reason: string | null;
};
const { pendingVerification, awaitingSuperiorApproval, pendingReview, accepted, processing, remittedOut, completed } =
  RecordStatus;
/** It still goes on. */
const open: readonly WithdrawalStatus[] = [
  pendingVerification,
  awaitingSuperiorApproval,
  pendingReview,
  accepted,
  processing,
  remittedOut,
];
/** Broadcast, or about to be: from here on its status follows the chain's confirmations. */
const onChain: readonly WithdrawalStatus[] = [accepted, processing, remittedOut, completed];

export const withdrawals = defineTable<Withdrawal>("withdrawals", {
  key: "id",
  unique: ["rid", "merchantKey"],
  lists: { ...recordLists(), of: ["uid", "cashierId"], apart: ["coin", "network", "status", "wallet"] },
  parts: {
    open: ({ status }) => open.includes(status),
    onChain: ({ status }) => onChain.includes(status),
    inReview: ({ status }) => status === pendingReview,
  },
});

const cancellable: readonly WithdrawalStatus[] = [pendingVerification, awaitingSuperiorApproval, pendingReview];
export const isCancellable = ({ status }: Withdrawal) => cancellable.includes(status);
/** Returns the kind of its history entries. */
export const areaOf = ({ wallet }: Withdrawal) => (wallet === "main" ? "withdrawal" : "merchantWithdrawal");
/** The ledger's hold of the amount. */
export const holdOf = ({ id }: Pick<Withdrawal, "id">) => `${id}:hold`;

/** 40008 when there is none. */
export function findWithdrawal(world: World, id: string): Withdrawal {
  const withdrawal = world.table(withdrawals).get(id);
  if (!withdrawal) throw refuse("withdrawalOrderNotFound");
  return withdrawal;
}

/** 40008 also for somebody else's, and for the other wallet's: nobody learns what others have. */
export const ownWithdrawal = (
  uid: string,
  withdrawal: Withdrawal | undefined,
  wallet: Withdrawal["wallet"] = "main",
): Withdrawal => {
  if (withdrawal?.uid !== uid || withdrawal.wallet !== wallet) throw refuse("withdrawalOrderNotFound");
  return withdrawal;
};
