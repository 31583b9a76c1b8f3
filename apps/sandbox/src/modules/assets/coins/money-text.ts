import { formatAmount } from "../../../ledger/amount.ts";
import type { Coin } from "./coin.ts";

/** Formats all decimals of the scale, zeros included. */
export function fixedText(minor: bigint, scale: number): string {
  const [whole = "0", decimals = ""] = formatAmount(minor, scale).split(".");
  return scale === 0 ? whole : `${whole}.${decimals.padEnd(scale, "0")}`;
}

/** Formats fiat with all its decimals, coins without trailing zeros. */
export const moneyText = ({ kind, scale }: Pick<Coin, "kind" | "scale">, minor: bigint): string =>
  kind === "fiat" ? fixedText(minor, scale) : formatAmount(minor, scale);
