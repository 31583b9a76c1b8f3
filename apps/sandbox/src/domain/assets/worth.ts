import type { World } from "../../world/world.ts";
import { type Coin, coins } from "../coins/coin.ts";
import { worthOf } from "../prices/price.ts";
import type { User } from "../user/user.ts";
import { balanceIn, sumOf, walletsOf } from "./wallets.ts";

/** What somebody has, coin by coin; coins they don't have are left out. */
export type Amounts = ReadonlyMap<string, bigint>;

/** All wallets together, frozen amounts included. */
export function amountsOf(world: World, user: User): Amounts {
  const amounts = new Map<string, bigint>();
  for (const { coin } of world.table(coins).all()) {
    const sum = walletsOf(user).reduce((total, wallet) => total + sumOf(balanceIn(world, user, wallet, coin)), 0n);
    if (sum > 0n) amounts.set(coin, sum);
  }
  return amounts;
}

/** Each coin's worth is cut on its own, so that a total is the sum of the rows shown. */
export const worthOfAll = (world: World, amounts: Amounts, quote: Coin, moment = world.clock.now()): bigint =>
  Array.from(amounts).reduce((sum, [coin, minor]) => sum + worthOf(world, coin, minor, quote.coin, moment), 0n);
