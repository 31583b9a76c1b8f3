import type { Text } from "@coffer/errors";
import { type CashChannelCode, type CashDirection, CashOrderStatus } from "@coffer/sdk/contract";
import { defineTable } from "../../../world/table.ts";
import { comparable } from "../../assets/records/exports.ts";
import type { Ending } from "./ending.ts";

/** The documents that the bank requires. */
export type Papers = {
  note: Text;
  dueAt: number;
  fileIds: readonly string[];
  sentAt: number | null;
  remark: string | null;
};

/**
 * A top-up or a payout. Amounts are decimal strings in the channel's currency; times are milliseconds of the world's
 * clock.
 */
export type CashOrder = {
  id: string;
  number: string;
  uid: string;
  at: number;
  direction: CashDirection;
  channel: CashChannelCode;
  currency: string;
  amount: string;
  fee: string;
  received: string;
  status: CashOrderStatus;
  timeline: readonly { status: CashOrderStatus; at: number }[];
  /** The required reference of a top-up's payment, or the text for a payee. */
  reference: string | null;
  /** Proofs of payment of a top-up. */
  voucherFileIds: readonly string[];
  /** The payment deadline of a top-up. */
  payBefore: number | null;
  /** The IBAN of a top-up's payment, where it is known. */
  paidFrom: string | null;
  /** The payee of a payout, one of the two, with the account at that time. */
  beneficiaryId: string | null;
  bankAccountId: string | null;
  payeeName: string | null;
  payeeAccount: string | null;
  /** The bank's number of a sent payout. */
  bankReference: string | null;
  expectedAt: number | null;
  papers: Papers | null;
  ending: Ending | null;
  /** The reviewer's or the bank's own text, if any. */
  reason: string | null;
};

const { pendingPayment, pendingReview, inProgress } = CashOrderStatus;
const OPEN: readonly CashOrderStatus[] = [pendingPayment, pendingReview, inProgress];

export const cashOrders = defineTable<CashOrder>("cashOrders", {
  key: "id",
  lists: {
    of: ["uid"],
    apart: ["direction", "channel", "status"],
    orders: { time: ({ at }) => at, amount: ({ amount }) => comparable(amount) },
  },
  parts: {
    open: ({ status }) => OPEN.includes(status),
    /** Decided by a person: payouts, and top-ups with requested documents. */
    inReview: ({ status, direction, papers }) =>
      status === pendingReview && (direction === "withdraw" || papers !== null),
  },
});
