import type { TradeSide } from "@coffer/sdk/contract";
import type { World } from "../../world/world.ts";
import { coinOf } from "../assets/coins/exports.ts";
import { partsOf, RATE_SCALE } from "../convert/pairs/exports.ts";
import type { DeskPair } from "./desk-pair.ts";

/** The size of a trade in minor units of the pair's coins. */
export type Size = { readonly quantity: bigint; readonly amount: bigint };

/** 0.1 % of the amount, assumed as the contract says. */
export const FEE_PERCENT = "0.1";
const MILLION = 1_000_000n;

type Coins = Pick<DeskPair, "base" | "quote">;
const tens = (decimals: number) => 10n ** BigInt(decimals);
const scaleOf = (world: World, coin: string) => tens(coinOf(world, coin).scale);

/** "Quantity times price, cut to the quote's scale." */
export function ofQuantity(world: World, { base, quote }: Coins, quantity: bigint, price: bigint): Size {
  const amount = (quantity * price * scaleOf(world, quote)) / (tens(RATE_SCALE) * scaleOf(world, base));
  return { quantity, amount };
}

/** "The most it buys or the least it takes." */
export function ofAmount(world: World, { base, quote }: Coins, amount: bigint, price: bigint, side: TradeSide): Size {
  const [worth, cost] = [amount * tens(RATE_SCALE) * scaleOf(world, base), price * scaleOf(world, quote)];
  return { quantity: side === "buy" ? worth / cost : (worth + cost - 1n) / cost, amount };
}

/** "On top when buying and taken off when selling." */
export function withFee({ amount }: Size, side: TradeSide) {
  const fee = (amount * (partsOf(FEE_PERCENT) ?? 0n)) / MILLION;
  return { fee, total: side === "buy" ? amount + fee : amount - fee };
}
