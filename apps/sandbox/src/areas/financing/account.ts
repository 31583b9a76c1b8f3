import { AccountType } from "@coffer/sdk/contract";
import { refuse } from "../../engine/refusal.ts";
import { defineTable } from "../../world/table.ts";
import type { World } from "../../world/world.ts";
import { amountText, minorOf } from "../coins/exports.ts";
import { checkMayTrade } from "../exchange/exports.ts";
import type { User } from "../user/exports.ts";

/** Who accepted the terms, and when. */
export type EarnAccount = { uid: string; id: string; openedAt: number };
export const earnAccounts = defineTable<EarnAccount>("financingAccounts", { key: "uid" });

/** "Staking needs verification." A cashier works for a merchant and keeps nothing. */
export function openAccount(world: World, user: User): EarnAccount {
  checkMayTrade(user);
  if (user.accountType === AccountType.subMerchant) throw refuse("assetCreationFailed");
  const known = world.table(earnAccounts).get(user.uid);
  if (known) return known;
  return world.table(earnAccounts).insert({ uid: user.uid, id: world.newId("fu"), openedAt: world.clock.now() });
}

/** What somebody has of a coin in products; kept, so that a long history costs nothing to read. */
export type EarnSums = { id: string; uid: string; coin: string; staked: string; redeeming: string; interest: string };
export const earnSums = defineTable<EarnSums>("financingSums", { key: "id", indexes: ["uid"] });

type Changes = Partial<Record<"staked" | "redeeming" | "interest", bigint>>;
export function addToSums(world: World, uid: string, coin: string, changes: Changes): void {
  const table = world.table(earnSums);
  const id = `${uid} ${coin}`;
  const sums = table.get(id) ?? table.insert({ id, uid, coin, staked: "0", redeeming: "0", interest: "0" });
  const more = (name: keyof Changes) =>
    amountText(world, coin, minorOf(world, coin, sums[name]) + (changes[name] ?? 0n));
  table.update(id, { staked: more("staked"), redeeming: more("redeeming"), interest: more("interest") });
}
