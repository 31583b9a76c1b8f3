import type { Result, WireInput } from "@coffer/sdk/contract";
import { refuse } from "../../../core/refusal.ts";
import { isoOf } from "../../../world/clock.ts";
import { defineTable } from "../../../world/table.ts";
import type { World } from "../../../world/world.ts";
import type { User } from "../../auth/user/exports.ts";
import { checkMayPay, forgetEnded, paidWithin, type Size, sizeNow } from "../../cards/exports.ts";
import { checkCancellations } from "../../p2p/exports.ts";
import { proofsOf } from "../../profile/exports.ts";
import { tradePairs } from "../currencies/exports.ts";

/** "An unused token ends by itself": the time is our choice. */
const PROVED_WITHIN = 5 * 60 * 1000;
/** The payment page's fee in percent: our choice. */
const FEE_PERCENT = 1n;
const HUNDRED = 100n;
const TOKEN_BYTES = 12;

/** A started purchase, before its proof. */
type Begun = Size & { token: string; uid: string; until: number };
export const begunPurchases = defineTable<Begun>("begunPurchases", { key: "token" });

/** @throws 60013, 60009, 60023; 40001 for a coin without a page, 50014 out of bounds, 60012 without a price */
export function beginPurchase(world: World, user: User, input: WireInput<"initQuickBuyCoinsToken">): Begun {
  checkMayPay(world, user);
  checkCancellations(world, user.uid);
  const { coin, legalCurrency } = input;
  const terms = tradePairs(world).find((pair) => pair.coin === coin && pair.legalCurrency === legalCurrency);
  if (!terms) throw refuse("unsupportedCurrency", `${coin}/${legalCurrency}`);
  const paid = paidWithin(world, input, terms);
  const size = sizeNow(world, { legalCurrency, coin }, paid, (paid * FEE_PERCENT) / HUNDRED);
  forgetEnded(world, begunPurchases);
  return world.table(begunPurchases).insert({
    ...{ token: `qbt_${world.random.hex(TOKEN_BYTES)}`, uid: user.uid, ...size },
    until: world.clock.now() + PROVED_WITHIN,
  });
}

export const begunView = (
  world: World,
  user: User,
  { token, price, quantity, fee, until }: Begun,
): Result<"initQuickBuyCoinsToken"> => ({
  ...{ token, verificationMethods: proofsOf(user), price, quantity, fee },
  ...{ expiresAt: isoOf(until), serverTime: world.clock.iso() },
});
