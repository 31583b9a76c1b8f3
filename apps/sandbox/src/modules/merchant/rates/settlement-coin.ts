import type { Locale } from "@coffer/errors";
import type { Result } from "@coffer/sdk/contract";
import { refuse } from "../../../core/refusal.ts";
import type { World } from "../../../world/world.ts";
import { type Coin, coinOf, coins, networks } from "../../assets/coins/exports.ts";
import { merchantCaseOf } from "../profile/exports.ts";

/** Coins on a chain can be used for payment. @throws 40001 for an unknown coin, 60002 for others */
export function settlementCoin(world: World, code: string): Coin {
  const coin = coinOf(world, code);
  if (coin.kind !== "crypto") throw refuse("merchantCurrencyMissing", code);
  return coin;
}

/** A price currency. @throws 40001 */
export function fiatCurrency(world: World, code: string): Coin {
  const coin = coinOf(world, code);
  if (coin.kind !== "fiat") throw refuse("unsupportedCurrency", code);
  return coin;
}

export function settlementCoins(
  world: World,
  merchantUid: string,
  language: Locale,
): Result<"getMerchantSettlementCoinList"> {
  const receipt = merchantCaseOf(world, merchantUid).application?.receiptCurrency;
  const items = world
    .table(coins)
    .all()
    .filter(({ kind }) => kind === "crypto")
    .map(({ coin, name, scale }) => ({
      coin,
      name: name[language],
      scale,
      networks: world
        .table(networks)
        .find("coin", coin)
        .map(({ network }) => network),
      isReceiptCurrency: coin === receipt,
    }));
  return { items: items.sort((one, other) => Number(other.isReceiptCurrency) - Number(one.isReceiptCurrency)) };
}
