import type { GetMerchantReviewListResult, MerchantReviewKind } from "@coffer/sdk";
import type { Amount } from "../../../platform/amount/amount.ts";
import { totalsOf } from "../totals.ts";

type Waiting = GetMerchantReviewListResult["items"][number];

/** What waits of one kind: since when, and how much in each coin. */
export interface WaitingSum {
  oldest: string;
  amounts: { coin: string; amount: Amount }[];
}

/** Of the rows of a kind, oldest first; undefined where none waits. */
export function waitingSum(rows: readonly Waiting[], kind: MerchantReviewKind): WaitingSum | undefined {
  const own = rows.filter((row) => row.kind === kind);
  const [first] = own;
  if (!first) return undefined;
  return { oldest: first.time, amounts: totalsOf(own) };
}
