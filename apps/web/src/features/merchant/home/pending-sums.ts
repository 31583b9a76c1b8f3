import type { GetMerchantReviewListResult, MerchantReviewKind } from "@coffer/sdk";
import type { Amount } from "../../../platform/amount/amount.ts";
import { totalsOf } from "../totals.ts";

type Waiting = GetMerchantReviewListResult["items"][number];

/** The pending records of one kind: the oldest time, and the sums by coin. */
export interface WaitingSum {
  oldest: string;
  amounts: { coin: string; amount: Amount }[];
}

/** Of a kind's rows, oldest first; undefined without any. */
export function waitingSum(rows: readonly Waiting[], kind: MerchantReviewKind): WaitingSum | undefined {
  const own = rows.filter((row) => row.kind === kind);
  const [first] = own;
  if (!first) return undefined;
  return { oldest: first.time, amounts: totalsOf(own) };
}
