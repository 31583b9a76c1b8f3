import type { Locale, Text } from "@coffer/errors";
import type { Result } from "@coffer/sdk/contract";
import { invalid, refuse } from "../../../core/refusal.ts";
import type { AddressFamily } from "../../../crypto/address.ts";
import { formatAmount, parseAmount } from "../../../ledger/amount.ts";
import { defineTable } from "../../../world/table.ts";
import type { World } from "../../../world/world.ts";

/** A coin or fiat currency. Amounts are decimal strings in its own unit. */
export type Coin = {
  coin: string;
  name: Text;
  kind: "crypto" | "fiat";
  symbol: string;
  scale: number;
  displayScale: number;
  convertible: boolean;
  /** A verified account's daily withdrawal limit, UTC; null for fiat. Unverified accounts may withdraw nothing. */
  dailyLimit: string | null;
  /** Whether there is a rate now; the control API may remove it. */
  hasRate: boolean;
};
export const coins = defineTable<Coin>("coins", { key: "coin" });

/** A network of a coin, with its terms. */
export type Network = {
  /** `USDT TRC20` */
  id: string;
  coin: string;
  network: string;
  name: string;
  standard: string;
  family: AddressFamily;
  scale: number;
  addressPattern: string;
  tagRequired: boolean;
  confirmationsToCredit: number;
  confirmationsToWithdraw: number;
  blockSeconds: number;
  arrivalSeconds: number;
  depositEnabled: boolean;
  withdrawEnabled: boolean;
  /** The chain has a problem: deposits and withdrawals are stopped; other networks work. */
  atRisk: boolean;
  minDeposit: string;
  withdrawMin: string;
  withdrawMax: string;
  withdrawFee: string;
};
export const networks = defineTable<Network>("networks", { key: "id", indexes: ["coin"] });
export const networkId = (coin: string, network: string) => `${coin} ${network}`;

/** Returns the coin. @throws 40001 for an unknown one */
export function coinOf(world: World, code: string): Coin {
  const coin = world.table(coins).get(code);
  if (!coin) throw refuse("unsupportedCurrency", code);
  return coin;
}

/** Returns the coin's network. @throws 400 naming the field if the coin isn't on it */
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

/** Returns the minor units of a caller's amount. @throws 400 naming the field if it is zero or finer than the scale */
export function readAmount(world: World, coin: string, text: string, field = "amount"): bigint {
  const { scale } = coinOf(world, coin);
  const minor = parseAmount(text, scale);
  if (minor === null) throw invalid(field, "scale", `${coin} has at most ${scale} decimals.`);
  if (minor === 0n) throw invalid(field, "minimum", "It must be more than zero.");
  return minor;
}

/** Returns the minor units of an amount of our own data. */
export function minorOf(world: World, coin: string, text: string): bigint {
  const minor = parseAmount(text, coinOf(world, coin).scale);
  if (minor === null) throw new Error(`${text} is no amount of ${coin}.`);
  return minor;
}

/** Formats minor units in the coin's unit, also of a currency this world doesn't have. */
export const amountOf = (world: World, currency: string, minor: bigint) =>
  formatAmount(minor, world.table(coins).get(currency)?.scale ?? 0);

/** Returns the exact decimal string of replies. */
export const amountText = (world: World, coin: string, minor: bigint) => formatAmount(minor, coinOf(world, coin).scale);

/** Returns the public data of coins and networks, in the order of lists. */
export function catalogueView(world: World, language: Locale): Result<"getCoinConfigList"> {
  const items = world
    .table(coins)
    .all()
    .map(({ coin, name, kind, scale, displayScale, convertible }) => ({
      coin,
      name: name[language],
      kind,
      scale,
      displayScale,
      convertible,
      networks: world
        .table(networks)
        .find("coin", coin)
        .map(({ id: _key, coin: _coin, family: _family, ...terms }) => terms),
    }));
  return { items };
}

/** @throws 90007 with the networks to use instead */
export function checkNotAtRisk(world: World, { coin, network, atRisk }: Network): void {
  if (!atRisk) return;
  const others = world.table(networks).find("coin", coin);
  const alternatives = others.filter((each) => each.network !== network && !each.atRisk).map((each) => each.network);
  throw refuse("networkAtRisk", null, { data: { coin, network, alternatives } });
}
