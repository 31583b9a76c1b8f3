import { WalletType } from "@coffer/sdk/contract";
import type { World } from "../../world/world.ts";
import { users } from "../auth/user/exports.ts";
import { makeTransfer } from "./make.ts";
import { type Terms, transferTerms } from "./terms.ts";

const terms: readonly Terms[] = [
  { coin: "BTC", fee: "0.00001", minimum: "0.0001", maximum: "3", dailyLimit: "5" },
  { coin: "ETH", fee: "0.0002", minimum: "0.001", maximum: "50", dailyLimit: "100" },
  { coin: "USDT", fee: "0.5", minimum: "1", maximum: "100000", dailyLimit: "200000" },
  { coin: "USDC", fee: "0.5", minimum: "1", maximum: "100000", dailyLimit: "200000" },
  { coin: "TRX", fee: "1", minimum: "5", maximum: "500000", dailyLimit: "1000000" },
  { coin: "XRP", fee: "0.1", minimum: "1", maximum: "100000", dailyLimit: "200000" },
  { coin: "USD", fee: "0.5", minimum: "1", maximum: "100000", dailyLimit: "200000" },
  { coin: "EUR", fee: "0.5", minimum: "1", maximum: "100000", dailyLimit: "200000" },
  { coin: "GBP", fee: "0.5", minimum: "1", maximum: "100000", dailyLimit: "200000" },
  { coin: "HKD", fee: "4", minimum: "10", maximum: "800000", dailyLimit: "1500000" },
  { coin: "CNY", fee: "4", minimum: "10", maximum: "800000", dailyLimit: "1500000" },
];

/** There and back, so that the history has entries and the personas' balances stay unchanged. */
const moves: readonly (readonly [uid: string, coin: string, amount: string, from: WalletType, to: WalletType])[] = [
  ["80412", "USDT", "1200", WalletType.main, WalletType.earn],
  ["80412", "USDT", "1200", WalletType.earn, WalletType.main],
];

/** Terms, and Mei's transfers. Her deposits came before: modules seed by need, then by name. */
export function seedTransfers(world: World): void {
  for (const each of terms) world.table(transferTerms).insert(each);
  for (const [uid, coin, amount, fromWallet, toWallet] of moves) {
    const user = world.table(users).get(uid);
    if (user) makeTransfer(world, user, { coin, amount, fromWallet, toWallet });
  }
}
