import type { Locale } from "@coffer/errors";
import { refuse } from "../../../core/refusal.ts";
import type { World } from "../../../world/world.ts";
import { type Coin, coins } from "../../assets/coins/exports.ts";

/** The currency of totals in new accounts. */
const DEFAULT_CURRENCY = "USD";

const fiatOf = (world: World): Coin[] =>
  world
    .table(coins)
    .all()
    .filter(({ kind }) => kind === "fiat");

export const currencyList = (world: World, language: Locale) =>
  fiatOf(world).map(({ coin, name, symbol, scale }) => ({ currency: coin, name: name[language], symbol, scale }));

/** The currencies of totals; the default comes first. */
export const pricingCurrencyList = (world: World, language: Locale) =>
  currencyList(world, language)
    .map((each) => ({ ...each, isDefault: each.currency === DEFAULT_CURRENCY }))
    .sort((a, b) => Number(b.isDefault) - Number(a.isDefault));

export function checkPricingCurrency(world: World, currency: string): void {
  if (!fiatOf(world).some(({ coin }) => coin === currency)) throw refuse("unsupportedCurrency", currency);
}
