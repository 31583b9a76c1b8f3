import type { Locale } from "@coffer/errors";
import type { Result } from "@coffer/sdk/contract";
import { isoOf } from "../../world/clock.ts";
import type { World } from "../../world/world.ts";
import { amountText, type Coin, moneyText, type Network, networkOf } from "../assets/coins/exports.ts";
import type { MultisigDeposit } from "./deposit.ts";
import { isDeletable } from "./make-wallet.ts";
import { signerPattern } from "./signers.ts";
import { balanceOfCoin, type MultisigWallet, networkIn, type Signer, type WalletCoin } from "./wallet.ts";
import { openWithdrawal, tallyOf } from "./withdrawal.ts";
import { walletWorth, worthIn } from "./worth.ts";

export function walletView(
  world: World,
  wallet: MultisigWallet,
  quote: Coin,
): Result<"getMultisigWallet">["items"][number] {
  const { id, name, minSignatures, at, networks, coins } = wallet;
  return {
    id,
    name,
    minSignatures,
    signerCount: networks[0]?.signers.length ?? 0,
    coins: [...new Set(coins.map(({ coin }) => coin))],
    total: moneyText(quote, walletWorth(world, wallet, quote)),
    currency: quote.coin,
    createdAt: isoOf(at),
  };
}

function balanceView(world: World, wallet: MultisigWallet, held: WalletCoin, quote: Coin) {
  const { available, frozen } = balanceOfCoin(world, wallet, held);
  return {
    ...held,
    networkName: networkOf(world, held.coin, held.network).name,
    address: networkIn(wallet, held.network).address,
    available: amountText(world, held.coin, available),
    frozen: amountText(world, held.coin, frozen),
    value: moneyText(quote, worthIn(world, wallet, held, quote)),
  };
}

export function balancesView(world: World, wallet: MultisigWallet, quote: Coin, coin?: string): Result<"getBalance"> {
  const rows = wallet.coins.filter((each) => coin === undefined || each.coin === coin);
  const total = rows.reduce((sum, each) => sum + worthIn(world, wallet, each, quote), 0n);
  const items = rows.map((each) => balanceView(world, wallet, each, quote));
  return { id: wallet.id, total: moneyText(quote, total), currency: quote.coin, items };
}

export function walletDetail(world: World, wallet: MultisigWallet, quote: Coin): Result<"getMultisigWalletDetail"> {
  const { id, name, minSignatures, at, networks } = wallet;
  const { total, currency, items } = balancesView(world, wallet, quote);
  const named = (network: string) =>
    networkOf(world, wallet.coins.find((each) => each.network === network)?.coin ?? "", network).name;
  return {
    id,
    name,
    minSignatures,
    networks: networks.map(({ network, address, signers }) => ({
      ...{ network, networkName: named(network), address },
      signers: signers.map((signer) => signerView(world, id, signer)),
    })),
    balances: items,
    total,
    currency,
    unfinishedWithdrawalId: openWithdrawal(world, id)?.id ?? null,
    deletable: isDeletable(world, wallet),
    createdAt: isoOf(at),
  };
}

function signerView(world: World, walletId: string, { address, label }: Signer) {
  const { signedCount, refusedCount, last } = tallyOf(world, walletId, address);
  const lastDecision = last && { withdrawalId: last.withdrawalId, number: last.number, decision: last.decision };
  return {
    address,
    label,
    signedCount,
    refusedCount,
    lastDecision: lastDecision && { ...lastDecision, time: isoOf(last.at) },
  };
}

/** The coins and networks that can be chosen. */
export function treeOf(coins: readonly Coin[], networks: readonly Network[], language: Locale) {
  return coins
    .map(({ coin, name }) => ({ coin, name: name[language], networks: networksOf(networks, coin) }))
    .filter((each) => each.networks.length > 0);
}
export const networksOf = (networks: readonly Network[], coin: string) =>
  networks
    .filter((network) => network.coin === coin)
    .map((network) => ({
      network: network.network,
      networkName: network.name,
      signerAddressPattern: signerPattern(network),
    }));

export function depositView(
  world: World,
  deposit: MultisigDeposit,
): Result<"getMultisigRechargeList">["items"][number] {
  const { walletId: _wallet, uid: _uid, at, tag: _tag, ...shown } = deposit;
  const { confirmationsToCredit } = networkOf(world, deposit.coin, deposit.network);
  return { ...shown, time: isoOf(at), confirmationsRequired: confirmationsToCredit };
}
