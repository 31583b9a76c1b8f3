import { refuse } from "../../core/refusal.ts";
import type { AddressFamily } from "../../crypto/address.ts";
import { availableOf } from "../../ledger/account.ts";
import { defineTable } from "../../world/table.ts";
import type { World } from "../../world/world.ts";

export type Signer = { address: string; label: string | null };
/** Networks of one family share the wallet's address and its signers'. */
export type WalletNetwork = { network: string; family: AddressFamily; address: string; signers: Signer[] };
export type WalletCoin = { coin: string; network: string };

/** Times are milliseconds of the world's clock. */
export type MultisigWallet = {
  id: string;
  uid: string;
  name: string;
  minSignatures: number;
  at: number;
  networks: WalletNetwork[];
  coins: WalletCoin[];
};
export const multisigWallets = defineTable<MultisigWallet>("multisigWallets", { key: "id", indexes: ["uid"] });

/** @throws 60006 if it is unknown, deleted or another user's */
export function ownWallet(world: World, uid: string, id: string): MultisigWallet {
  const wallet = world.table(multisigWallets).get(id);
  if (wallet?.uid !== uid) throw refuse("userAssetMissing");
  return wallet;
}

/** Returns the ledger account of a wallet's coin on a network. */
export const multisigAccount = (id: string, { coin, network }: WalletCoin) => `multisig:${id}:${network}:${coin}`;

export function balanceOfCoin(world: World, wallet: MultisigWallet, held: WalletCoin) {
  const account = world.ledger.account(multisigAccount(wallet.id, held));
  return { available: availableOf(account), frozen: account.held };
}

export const networkIn = (wallet: MultisigWallet, network: string): WalletNetwork => {
  const found = wallet.networks.find((each) => each.network === network);
  if (!found) throw new Error(`${wallet.id} isn't on ${network}.`);
  return found;
};

/** Case is only a checksum in EVM addresses, and QR codes carry bech32 in capitals. */
export const samePlace = (family: AddressFamily, one: string, other: string): boolean =>
  one === other || (family === "evm" && one.toLowerCase() === other.toLowerCase()) || sameBech32(one, other);
const sameBech32 = (one: string, other: string) => /^bc1/i.test(one) && one.toLowerCase() === other.toLowerCase();
