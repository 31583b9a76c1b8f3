import type { TradeSide } from "@coffer/sdk/contract";
import { refuse } from "../../core/refusal.ts";
import { formatAmount, parseAmount } from "../../ledger/amount.ts";
import type { World } from "../../world/world.ts";
import { pricesWithin, rateAt } from "../assets/prices/exports.ts";
import { PERCENT_DECIMALS, RATE_SCALE, withParts } from "../convert/pairs/exports.ts";
import { tradePairs } from "../quick-pay/currencies/exports.ts";
import type { Offer } from "./dealer.ts";

/** Decimals of a dealer's price. */
export const PRICE_SCALE = 4;
/** The validity of a shown price. */
export const PRICE_VALID_SECONDS = 60;

/** @throws 40001 for an unknown pair */
export function pairOf(world: World, coin: string, legalCurrency: string) {
  const found = tradePairs(world).find((each) => each.coin === coin && each.legalCurrency === legalCurrency);
  if (!found) throw refuse("unsupportedCurrency", `${coin}/${legalCurrency}`);
  return found;
}

/** Dealers sell above the market and buy below it. @throws 60012 without a market price */
function priceAt(world: World, side: TradeSide, coin: string, offer: Offer, moment?: number): bigint {
  const market = parseAmount(rateAt(world, coin, offer.legalCurrency, moment), RATE_SCALE) ?? 0n;
  const parts = parseAmount(offer.apart, PERCENT_DECIMALS) ?? 0n;
  const cut = 10n ** BigInt(RATE_SCALE - PRICE_SCALE);
  return withParts(market, side === "buy" ? parts : -parts) / cut;
}
export const priceNow = (world: World, side: TradeSide, coin: string, offer: Offer) =>
  priceAt(world, side, coin, offer);
export const priceText = (price: bigint) => formatAmount(price, PRICE_SCALE);

/** Returns whether it was this dealer's price within its validity. */
export const standsBy = (world: World, side: TradeSide, coin: string, offer: Offer, price: bigint): boolean =>
  pricesWithin(world, PRICE_VALID_SECONDS * 1000).some((moment) => priceAt(world, side, coin, offer, moment) === price);
