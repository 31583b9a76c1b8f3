import { WalletType } from "@coffer/sdk/contract";
import { refuse } from "../../engine/refusal.ts";
import { userAccount } from "../../ledger/account.ts";
import type { World } from "../../world/world.ts";
import { amountText, coinOf } from "../coins/exports.ts";
import type { User } from "../user/exports.ts";

type ConvertWallet = "main" | "cash";

/** "It takes from the main wallet and pays into it, fiat from and into the cash wallet." */
export const walletFor = (world: World, coin: string): ConvertWallet =>
  coinOf(world, coin).kind === "fiat" ? "cash" : "main";
export const numberOf = (wallet: ConvertWallet): WalletType => WalletType[wallet];

export const accountFor = (world: World, uid: string, coin: string) => userAccount(uid, walletFor(world, coin), coin);

/** 60006 where the account never had any of it, else 60007 for fiat and 60028 for coins. */
export function checkBalance(world: World, { uid }: User, coin: string, amount: bigint): void {
  const account = accountFor(world, uid, coin);
  if (world.ledger.account(account).credits === 0n) throw refuse("userAssetMissing", coin);
  const available = world.ledger.available(account);
  if (available >= amount) return;
  const text = amountText(world, coin, available);
  throw refuse(
    coinOf(world, coin).kind === "fiat" ? "insufficientFiatAssets" : "insufficientAssets",
    { en: `Available: ${text} ${coin}.`, "zh-CN": `可用余额 ${text} ${coin}。` },
    { data: { currency: coin, available: text } },
  );
}
