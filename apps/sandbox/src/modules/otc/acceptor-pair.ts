import { AcceptorPairStatus, type TradeSide } from "@coffer/sdk/contract";
import type { LifeCycle } from "../../core/life-cycle.ts";
import { formatAmount } from "../../ledger/amount.ts";
import { defineTable } from "../../world/table.ts";
import { PERCENT_DECIMALS, partsOf, withParts } from "../convert/pairs/exports.ts";

/** An acceptor's terms for a pair of the desk. Quantities are in the base coin, deviations percentages as text. */
export type AcceptorPair = Terms & {
  id: string;
  /** The acceptor; null for the house's desk. */
  uid: string | null;
  symbol: string;
  status: AcceptorPairStatus;
  updatedAt: number;
};
export type Terms = {
  buyMinimum: string;
  buyMaximum: string;
  sellMinimum: string;
  sellMaximum: string;
  buyRateDeviation: string;
  sellRateDeviation: string;
};
export const acceptorPairs = defineTable<AcceptorPair>("acceptorPairs", { key: "id", indexes: ["uid", "symbol"] });

const { disabled, enabled } = AcceptorPairStatus;
export const acceptorPairLife: LifeCycle<AcceptorPairStatus> = {
  status: "AcceptorPairStatus",
  kept: { table: acceptorPairs, field: "status" },
  start: [disabled],
  moves: [
    { from: [disabled], to: enabled, by: ["updateStatus"] },
    { from: [enabled], to: disabled, by: ["updateStatus"] },
  ],
};

/** A buyer from an acceptor gets its selling terms. */
export const deviationFor = (side: TradeSide, { sellRateDeviation, buyRateDeviation }: Terms) =>
  side === "buy" ? sellRateDeviation : buyRateDeviation;
export const boundsFor = (side: TradeSide, { buyMinimum, buyMaximum, sellMinimum, sellMaximum }: Terms) =>
  side === "buy" ? ([sellMinimum, sellMaximum] as const) : ([buyMinimum, buyMaximum] as const);

export const priceAt = (reference: bigint, deviation: string): bigint => withParts(reference, partsOf(deviation) ?? 0n);

/** The price's distance from the market, to the customer's disadvantage. */
export function spreadFor(side: TradeSide, deviation: string): string {
  const parts = partsOf(deviation) ?? 0n;
  return formatAmount(side === "buy" ? parts : -parts, PERCENT_DECIMALS);
}
