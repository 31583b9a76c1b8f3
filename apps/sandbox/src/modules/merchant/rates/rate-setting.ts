import type { Result } from "@coffer/sdk/contract";
import { invalid, refuse } from "../../../core/refusal.ts";
import { formatAmount, parseAmount } from "../../../ledger/amount.ts";
import { isoOf } from "../../../world/clock.ts";
import { defineTable } from "../../../world/table.ts";
import type { World } from "../../../world/world.ts";
import { marketRate, RATE_SCALE, rateText } from "../../convert/pairs/exports.ts";
import { fiatCurrency, settlementCoin } from "./settlement-coin.ts";

/** The value of one coin in a merchant's own prices. */
export type RateSetting = {
  id: string;
  merchantUid: string;
  /** Merchant, fiat currency and coin: one rate for each. */
  pair: string;
  fiatCurrency: string;
  collectionCurrency: string;
  rate: string;
  updatedAt: number;
};
export const rateSettings = defineTable<RateSetting>("merchantRateSettings", {
  key: "id",
  unique: ["pair"],
  indexes: ["merchantUid"],
});
const pairOf = (merchantUid: string, fiat: string, coin: string) => `${merchantUid} ${fiat} ${coin}`;

/** Hundredths of a percent. */
const PARTS = 10_000n;
/** A rate further from the market is a typing error: 0.92 typed as 92. */
const MOST_DEVIATION = 5_000n;

const deviationOf = (rate: bigint, reference: bigint) => ((rate - reference) * PARTS) / reference;
const percentText = (parts: bigint) => (parts < 0n ? `-${formatAmount(-parts, 2)}` : formatAmount(parts, 2));

/** In units of 10^-8; at most half away from the market rate. */
function readRate(world: World, text: string, fiat: string, coin: string): bigint {
  const rate = parseAmount(text, RATE_SCALE);
  if (rate === null) throw invalid("rate", "scale", `At most ${RATE_SCALE} decimals.`);
  const reference = marketRate(world, coin, fiat);
  const away = deviationOf(rate, reference);
  if (rate === 0n || away > MOST_DEVIATION || away < -MOST_DEVIATION)
    throw invalid("rate", "range", `The market's rate is ${rateText(reference)}; at most half more or less.`);
  return rate;
}

export function addRate(
  world: World,
  merchantUid: string,
  {
    fiatCurrency: fiat,
    collectionCurrency: coin,
    rate,
  }: Pick<RateSetting, "fiatCurrency" | "collectionCurrency" | "rate">,
): RateSetting {
  fiatCurrency(world, fiat);
  settlementCoin(world, coin);
  const pair = pairOf(merchantUid, fiat, coin);
  const table = world.table(rateSettings);
  if (table.one("pair", pair)) throw refuse("orderStatusError", `${fiat}, ${coin}`);
  return table.insert({
    id: world.newId("rs"),
    merchantUid,
    pair,
    fiatCurrency: fiat,
    collectionCurrency: coin,
    rate: rateText(readRate(world, rate, fiat, coin)),
    updatedAt: world.clock.now(),
  });
}

/** @throws 60012 if the merchant hasn't set one */
export function ownRate(world: World, merchantUid: string, id: string): RateSetting {
  const setting = world.table(rateSettings).get(id);
  if (setting?.merchantUid !== merchantUid) throw refuse("noExchangeRate", id);
  return setting;
}

export function changeRate(world: World, setting: RateSetting, text: string): RateSetting {
  const rate = rateText(readRate(world, text, setting.fiatCurrency, setting.collectionCurrency));
  return world.table(rateSettings).update(setting.id, { rate, updatedAt: world.clock.now() });
}

/** Returns the current value of one coin in the merchant's prices: its own rate, else the market's. */
export function priceRate(world: World, merchantUid: string, fiat: string, coin: string): bigint {
  const own = world.table(rateSettings).one("pair", pairOf(merchantUid, fiat, coin));
  return own ? (parseAmount(own.rate, RATE_SCALE) ?? 0n) : marketRate(world, coin, fiat);
}

export function rateView(world: World, setting: RateSetting): Result<"createMerchantRateSetting"> {
  const { merchantUid: _uid, pair: _pair, updatedAt, ...shown } = setting;
  const reference = marketRate(world, setting.collectionCurrency, setting.fiatCurrency);
  const rate = parseAmount(setting.rate, RATE_SCALE) ?? 0n;
  return {
    ...shown,
    referenceRate: rateText(reference),
    deviationPercent: percentText(deviationOf(rate, reference)),
    updatedAt: isoOf(updatedAt),
  };
}
