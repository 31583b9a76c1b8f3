import { defineTable } from "../../world/table.ts";

/** 6 failed: it fell out of the chain, 11 confirming, 12 credited, 15 below the minimum; 19 abnormal: nobody's, for want of the right tag. */
export type DepositStatus = 6 | 11 | 12 | 15 | 19;

/** The amount is a decimal string in the coin; times are milliseconds of the world's clock. */
export type Deposit = {
  id: string;
  number: string;
  /** Null when it can't be told whose it is. */
  uid: string | null;
  at: number;
  coin: string;
  network: string;
  address: string;
  tag: string | null;
  amount: string;
  txHash: string;
  status: DepositStatus;
  confirmations: number;
  creditedAt: number | null;
  /** Credited, but kept back until it may be withdrawn. */
  held: boolean;
};
export const deposits = defineTable<Deposit>("deposits", { key: "id", unique: ["txHash"], indexes: ["uid"] });
