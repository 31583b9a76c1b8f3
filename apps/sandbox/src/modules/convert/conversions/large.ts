import { defineTable } from "../../../world/table.ts";
import { type Conversion, conversionLists, conversionParts } from "./conversion.ts";

/** A conversion the desk settles piece by piece; until it ended, `toAmount` is what is expected. */
export type LargeConversion = Conversion & {
  /** What each piece gives; the first ones are converted. */
  pieces: readonly string[];
  settledPieces: number;
  settled: string;
  received: string;
  feePaid: string;
  returned: string;
  minimumToAmount: string | null;
  settleBy: number;
};
export const largeConversions = defineTable<LargeConversion>("largeConversions", {
  key: "id",
  lists: conversionLists,
  parts: conversionParts,
});

/** The desk converts at the market's rate. */
export const DESK_SPREAD = "0";

/** The ledger's hold on a piece. */
export const holdOf = ({ id }: Pick<LargeConversion, "id">, piece: number) => `${id}:hold${piece}`;
