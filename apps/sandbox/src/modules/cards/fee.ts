import type { World } from "../../world/world.ts";
import { minorOf } from "../assets/coins/exports.ts";
import { worthOf } from "../assets/prices/exports.ts";

/** "Fee 5 % or 10 USD, whichever is lower"; one text reads: 5 % or a minimum of 10 USD. */
export type FeeRule = "whicheverIsLower" | "atLeast";
const FEE_RULE: FeeRule = "whicheverIsLower";
const FEE_PERCENT = 5n;
const FEE_USD = "10";
const HUNDRED = 100n;

/** Returns the fee of the paid amount, in its currency. */
export function cardFee(world: World, legalCurrency: string, amount: bigint, rule: FeeRule = FEE_RULE): bigint {
  const share = (amount * FEE_PERCENT) / HUNDRED;
  const flat = worthOf(world, "USD", minorOf(world, "USD", FEE_USD), legalCurrency);
  const [lower, higher] = share < flat ? ([share, flat] as const) : ([flat, share] as const);
  return rule === "whicheverIsLower" ? lower : higher;
}
