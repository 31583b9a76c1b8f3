import type { FormValue } from "@coffer/sdk/contract";
import { invalid } from "../../core/refusal.ts";
import { defineTable } from "../../world/table.ts";
import type { World } from "../../world/world.ts";

/** A dealer's behaviour in an order. */
export const HABITS = ["quick", "slow", "late", "silent", "disputes"] as const;
export type Habit = (typeof HABITS)[number];

/** The order sizes of a dealer in a currency, and the price's distance from the market in percent. */
export type Offer = { legalCurrency: string; minimum: string; maximum: string; apart: string };

/** A dealer. Coins are in a ledger account, money in the accounts that users pay to. */
export type Dealer = {
  id: string;
  name: string;
  habit: Habit;
  /** Hours of the day, UTC: from the first, before the second. */
  opensAt: number;
  closesAt: number;
  /** Whether the dealer is available. */
  present: boolean;
  offers: readonly Offer[];
  /** The payment details for payers, by receiving method. */
  accounts: Readonly<Record<string, readonly FormValue[]>>;
};
export const dealers = defineTable<Dealer>("fiatDealers", { key: "id" });

const HOUR = 60 * 60 * 1000;
const HOURS_A_DAY = 24;

export function isOpen(world: World, { present, opensAt, closesAt }: Dealer): boolean {
  const hour = Math.floor(world.clock.now() / HOUR) % HOURS_A_DAY;
  return present && hour >= opensAt && hour < closesAt;
}

export function dealerOf(world: World, id: string): Dealer {
  const found = world.table(dealers).get(id);
  if (!found) throw invalid("dealer", "unknown", "No dealer has this id.");
  return found;
}
