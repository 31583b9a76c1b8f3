import type { Text } from "@coffer/errors";
import { type CashChannelCode, type CashDirection, CashOrderStatus } from "@coffer/sdk/contract";
import { defineTable } from "../../../world/table.ts";
import { comparable } from "../../assets/records/exports.ts";
import type { Ending } from "./ending.ts";

/** What the bank wants to see before it goes on. */
export type Papers = {
  note: Text;
  dueAt: number;
  fileIds: readonly string[];
  sentAt: number | null;
  remark: string | null;
};

/** A top-up or a payout. Amounts are decimal strings in the channel's currency; times milliseconds of the world's clock. */
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
  /** What a top-up's payment must say, or what a payee reads. */
  reference: string | null;
  /** Proofs of payment of a top-up. */
  voucherFileIds: readonly string[];
  /** Until when a top-up is to be paid. */
  payBefore: number | null;
  /** The IBAN a top-up's payment came from, where that is known. */
  paidFrom: string | null;
  /** Who a payout goes to, one of the two, and what was their account at the time. */
  beneficiaryId: string | null;
  bankAccountId: string | null;
  payeeName: string | null;
  payeeAccount: string | null;
  /** The bank's number of a payout it has sent. */
  bankReference: string | null;
  expectedAt: number | null;
  papers: Papers | null;
  ending: Ending | null;
  /** The reviewer's or the bank's own words, if they gave any. */
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
    /** What a person can decide on: payouts, and top-ups the bank wanted papers for. */
    inReview: ({ status, direction, papers }) =>
      status === pendingReview && (direction === "withdraw" || papers !== null),
  },
});
