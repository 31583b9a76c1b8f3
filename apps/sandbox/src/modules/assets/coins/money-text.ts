import { formatAmount } from "../../../ledger/amount.ts";
import type { Coin } from "./coin.ts";

/** All decimals of the scale, zeros too. */
export function fixedText(minor: bigint, scale: number): string {
  const [whole = "0", decimals = ""] = formatAmount(minor, scale).split(".");
  return scale === 0 ? whole : `${whole}.${decimals.padEnd(scale, "0")}`;
}

/** Fiat is written with all its decimals, coins without needless zeros. */
export const moneyText = ({ kind, scale }: Pick<Coin, "kind" | "scale">, minor: bigint): string =>
  kind === "fiat" ? fixedText(minor, scale) : formatAmount(minor, scale);
