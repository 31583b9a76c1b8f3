import { formatAmount, parseAmount } from "../../ledger/amount.ts";
import { invalid, refuse } from "../../refusal.ts";
import type { World } from "../../world/world.ts";
import { type Coin, coins, type Network, networkId, networks } from "./coin.ts";

/** The coin; 40001 for one the product doesn't have. */
export function coinOf(world: World, code: string): Coin {
  const coin = world.table(coins).get(code);
  if (!coin) throw refuse(40001, code);
  return coin;
}

/** The coin's network; 400 naming the field when the coin doesn't move on it. */
export function networkOf(world: World, coin: string, network: string, field = "network"): Network {
  coinOf(world, coin);
  const found = world.table(networks).get(networkId(coin, network));
  if (found) return found;
  const known = world
    .table(networks)
    .find("coin", coin)
    .map((each) => each.network);
  throw invalid(
    field,
    "network",
    known.length > 0 ? `${coin} moves on ${known.join(", ")}.` : `${coin} moves on no network.`,
  );
}

/** Minor units of an amount a caller sent; 400 naming the field when it is zero or finer than the scale. */
export function readAmount(world: World, coin: string, text: string, field = "amount"): bigint {
  const { scale } = coinOf(world, coin);
  const minor = parseAmount(text, scale);
  if (minor === null) throw invalid(field, "scale", `${coin} has at most ${scale} decimals.`);
  if (minor === 0n) throw invalid(field, "minimum", "It must be more than zero.");
  return minor;
}

/** Minor units of an amount of our own data. */
export function minorOf(world: World, coin: string, text: string): bigint {
  const minor = parseAmount(text, coinOf(world, coin).scale);
  if (minor === null) throw new Error(`${text} is no amount of ${coin}.`);
  return minor;
}

/** The exact decimal string the wire carries. */
export const amountText = (world: World, coin: string, minor: bigint) => formatAmount(minor, coinOf(world, coin).scale);
