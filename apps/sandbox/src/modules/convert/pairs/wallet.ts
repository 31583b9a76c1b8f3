import { WalletType } from "@coffer/sdk/contract";
import { refuse } from "../../../core/refusal.ts";
import { userAccount } from "../../../ledger/account.ts";
import type { World } from "../../../world/world.ts";
import { amountText, coinOf } from "../../assets/coins/exports.ts";
import type { User } from "../../auth/user/exports.ts";

type TradeWallet = "main" | "cash";

/** "0 main for coins and 2 cash for fiat": the wallet that pays a trade and receives its proceeds. */
export const walletFor = (world: World, coin: string): TradeWallet =>
  coinOf(world, coin).kind === "fiat" ? "cash" : "main";
export const numberOf = (wallet: TradeWallet): WalletType => WalletType[wallet];

export const accountFor = (world: World, uid: string, coin: string) => userAccount(uid, walletFor(world, coin), coin);

/** @throws 60006 if the account never had the coin, else 60007 for fiat and 60028 for coins */
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
