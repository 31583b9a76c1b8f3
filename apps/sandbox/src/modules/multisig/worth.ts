import type { World } from "../../world/world.ts";
import type { Coin } from "../assets/coins/exports.ts";
import { worthOf } from "../assets/prices/exports.ts";
import { balanceOfCoin, type MultisigWallet, multisigWallets, type WalletCoin } from "./wallet.ts";

/** A zero amount needs no rate. */
export function worthIn(world: World, wallet: MultisigWallet, coin: WalletCoin, quote: Coin): bigint {
  const { available, frozen } = balanceOfCoin(world, wallet, coin);
  return available + frozen === 0n ? 0n : worthOf(world, coin.coin, available + frozen, quote.coin);
}

/** Each row's worth is truncated separately, so that a total equals the sum of the shown rows. */
export const walletWorth = (world: World, wallet: MultisigWallet, quote: Coin): bigint =>
  wallet.coins.reduce((sum, coin) => sum + worthIn(world, wallet, coin, quote), 0n);

/** Returns the worth of a user's multisig wallets. */
export const multisigWorth = (world: World, uid: string, quote: Coin): bigint =>
  world
    .table(multisigWallets)
    .find("uid", uid)
    .reduce((sum, wallet) => sum + walletWorth(world, wallet, quote), 0n);
