import type { World } from "../../world/world.ts";
import type { Coin } from "../assets/coins/exports.ts";
import { worthOf } from "../assets/prices/exports.ts";
import { balanceOfCoin, type MultisigWallet, multisigWallets, type WalletCoin } from "./wallet.ts";

/** What nothing is worth needs no rate. */
export function worthIn(world: World, wallet: MultisigWallet, coin: WalletCoin, quote: Coin): bigint {
  const { available, frozen } = balanceOfCoin(world, wallet, coin);
  return available + frozen === 0n ? 0n : worthOf(world, coin.coin, available + frozen, quote.coin);
}

/** Each row's worth is cut on its own, so that a total is the sum of the rows shown. */
export const walletWorth = (world: World, wallet: MultisigWallet, quote: Coin): bigint =>
  wallet.coins.reduce((sum, coin) => sum + worthIn(world, wallet, coin, quote), 0n);

/** What all of somebody's multisig wallets are worth. */
export const multisigWorth = (world: World, uid: string, quote: Coin): bigint =>
  world
    .table(multisigWallets)
    .find("uid", uid)
    .reduce((sum, wallet) => sum + walletWorth(world, wallet, quote), 0n);
