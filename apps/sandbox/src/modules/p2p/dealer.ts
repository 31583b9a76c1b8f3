import type { FormValue } from "@coffer/sdk/contract";
import { invalid } from "../../core/refusal.ts";
import { defineTable } from "../../world/table.ts";
import type { World } from "../../world/world.ts";

/** How a dealer behaves once there is an order. */
export const HABITS = ["quick", "slow", "late", "silent", "disputes"] as const;
export type Habit = (typeof HABITS)[number];

/** For orders of which size a dealer trades a currency, and how far from the market in percent. */
export type Offer = { legalCurrency: string; minimum: string; maximum: string; apart: string };

/** Who trades with users. Coins are in an account of the ledger, money at the accounts users pay to. */
export type Dealer = {
  id: string;
  name: string;
  habit: Habit;
  /** Hours of the day, UTC: from the first on, before the second. */
  opensAt: number;
  closesAt: number;
  /** Whether there is anybody at all. */
  present: boolean;
  offers: readonly Offer[];
  /** What payers need, by receiving method. */
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
