import type { Locale } from "@coffer/errors";
import type { Result } from "@coffer/sdk/contract";
import { refuse } from "../../../core/refusal.ts";
import { defineTable } from "../../../world/table.ts";
import type { World } from "../../../world/world.ts";
import { coinOf } from "../../assets/coins/exports.ts";
import { offeredChannels } from "./channel.ts";

/** A currency of the cash desk. While it is closed none of its channels takes orders. */
export type CashCurrency = { currency: string; open: boolean };
export const cashCurrencies = defineTable<CashCurrency>("cashCurrencies", { key: "currency" });

/** Returns the currency. @throws 40001 for an unknown one */
export function cashCurrencyOf(world: World, currency: string): CashCurrency {
  const found = world.table(cashCurrencies).get(currency);
  if (!found) throw refuse("unsupportedCurrency", currency);
  return found;
}

/** Returns a currency for lists. */
export function currencyNames(world: World, currency: string, language: Locale) {
  const { name, scale } = coinOf(world, currency);
  return { currency, name: name[language], scale };
}

export const currencyList = (world: World, language: Locale): Result<"getCashCurrencyList"> =>
  world
    .table(cashCurrencies)
    .all()
    .map(({ currency, open }) => {
      const own = offeredChannels(world, { currency });
      const isOpen = (direction: string) => open && own.some((each) => each.direction === direction && each.open);
      return {
        ...currencyNames(world, currency, language),
        topUpOpen: isOpen("topUp"),
        withdrawOpen: isOpen("withdraw"),
        channels: [...new Set(own.map(({ channel }) => channel))],
      };
    });
