import { defineTable } from "../../../world/table.ts";
import { type Conversion, conversionLists, conversionParts } from "./conversion.ts";

/** A conversion that the desk settles in pieces; before its end `toAmount` is the expected amount. */
export type LargeConversion = Conversion & {
  /** The paid amount of each piece; the first ones are converted. */
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

/** The desk converts at the market rate. */
export const DESK_SPREAD = "0";

/** The ledger's hold of a piece. */
export const holdOf = ({ id }: Pick<LargeConversion, "id">, piece: number) => `${id}:hold${piece}`;
