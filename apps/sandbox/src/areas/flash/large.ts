import type { ExchangeStatus } from "@coffer/sdk/contract";
import { defineTable } from "../../world/table.ts";
import { comparable } from "../records/exports.ts";
import type { Ending } from "./exchange-life.ts";

/** A conversion the desk settles piece by piece. Amounts are decimal strings, each in its coin. */
export type LargeConversion = {
  id: string;
  number: string;
  at: number;
  uid: string;
  fromCoin: string;
  toCoin: string;
  fromAmount: string;
  /** Expected while in progress, received at the end. */
  toAmount: string;
  rate: string;
  fee: string;
  /** What each piece gives; the first ones are converted. */
  pieces: readonly string[];
  settledPieces: number;
  settled: string;
  received: string;
  feePaid: string;
  returned: string;
  minimumToAmount: string | null;
  settleBy: number;
  status: ExchangeStatus;
  ending: Ending | null;
  endedAt: number | null;
};
export const largeConversions = defineTable<LargeConversion>("largeConversions", {
  key: "id",
  lists: {
    of: ["uid"],
    apart: ["fromCoin", "toCoin", "status"],
    orders: { time: ({ at }) => at, amount: ({ fromAmount }) => comparable(fromAmount) },
  },
});

/** The desk converts at the market's rate. */
export const DESK_SPREAD = "0";

/** The ledger's hold on a piece. */
export const holdOf = ({ id }: Pick<LargeConversion, "id">, piece: number) => `${id}:hold${piece}`;
