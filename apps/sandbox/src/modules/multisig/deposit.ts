import { RecordStatus } from "@coffer/sdk/contract";
import { nameIn } from "../../core/name-in.ts";
import { invalid } from "../../core/refusal.ts";
import { newTxHash } from "../../crypto/address.ts";
import { worldAccount } from "../../ledger/account.ts";
import { defineTable } from "../../world/table.ts";
import type { World } from "../../world/world.ts";
import { amountText, blockTask, minorOf, networkOf, readAmount } from "../assets/coins/exports.ts";
import { entryDescription, nextNumber, recordLists } from "../assets/records/exports.ts";
import { noteEvent } from "../events/exports.ts";
import { type MultisigWallet, multisigAccount, multisigWallets, samePlace } from "./wallet.ts";

const { confirming, credited, belowMinimumDeposit } = RecordStatus;

export type MultisigDeposit = {
  id: string;
  number: string;
  walletId: string;
  uid: string;
  at: number;
  coin: string;
  network: string;
  address: string;
  tag: null;
  amount: string;
  txHash: string;
  confirmations: number;
  status: typeof confirming | typeof credited | typeof belowMinimumDeposit;
};
export const multisigDeposits = defineTable<MultisigDeposit>("multisigDeposits", {
  key: "id",
  unique: ["txHash"],
  lists: { ...recordLists<MultisigDeposit>(), of: ["walletId"] },
  parts: { all: () => true, moving: ({ status }) => status === confirming },
});

export const isOnItsWay = (world: World, walletId: string): boolean =>
  world
    .table(multisigDeposits)
    .part("moving")
    .some((deposit) => deposit.walletId === walletId);

type Sent = { coin: string; network: string; address: string; amount: string; txHash?: string };

/** Returns the wallet that watches the address for the coin, if any. */
export const walletAt = (world: World, { coin, network, address }: Omit<Sent, "amount">): MultisigWallet | undefined =>
  world
    .table(multisigWallets)
    .all()
    .find(
      ({ coins, networks }) =>
        coins.some((held) => held.coin === coin && held.network === network) &&
        networks.some((place) => place.network === network && samePlace(place.family, place.address, address)),
    );

/** Coins were sent to a wallet's address. Receiving needs no signature. */
export function receive(world: World, sent: Sent): MultisigDeposit {
  const { coin, address } = sent;
  const network = networkOf(world, coin, sent.network);
  const amount = readAmount(world, coin, sent.amount);
  const wallet = walletAt(world, sent);
  if (!wallet) throw invalid("address", "unknown", "No multisig wallet receives this coin there.");
  const isEnough = amount >= minorOf(world, coin, network.minDeposit);
  const deposit = world.table(multisigDeposits).insert({
    id: world.newId("mr"),
    number: nextNumber(world, "SD"),
    walletId: wallet.id,
    uid: wallet.uid,
    at: world.clock.now(),
    coin,
    network: network.network,
    address,
    tag: null,
    amount: amountText(world, coin, amount),
    txHash: sent.txHash ?? newTxHash(network.family, world.random),
    confirmations: 0,
    status: isEnough ? confirming : belowMinimumDeposit,
  });
  note(world, deposit, null);
  if (isEnough) multisigDepositBlocks.watch(world, network, deposit.id);
  return deposit;
}

/** Adds one confirmation. Returns whether it needs another. */
export function confirmMultisigDeposit(world: World, id: string): boolean {
  const seen = world.table(multisigDeposits).get(id);
  if (seen?.status !== confirming) return false;
  const confirmations = seen.confirmations + 1;
  if (confirmations < networkOf(world, seen.coin, seen.network).confirmationsToCredit) {
    world.table(multisigDeposits).update(id, { confirmations });
    return true;
  }
  const legs = [
    {
      from: worldAccount("chain", seen.coin),
      to: multisigAccount(seen.walletId, seen),
      amount: minorOf(world, seen.coin, seen.amount),
    },
  ];
  world.ledger.post(`${id}:credit`, legs, entryDescription("recharge", "multisigDeposit", seen));
  note(world, world.table(multisigDeposits).update(id, { confirmations, status: credited }), confirming);
  return false;
}

export const multisigDepositBlocks = blockTask("multisig.deposit-block", confirmMultisigDeposit);

const types = {
  [confirming]: "deposit.confirming",
  [credited]: "deposit.credited",
  [belowMinimumDeposit]: "deposit.heldBack",
} as const;

function note(world: World, deposit: MultisigDeposit, before: MultisigDeposit["status"] | null): void {
  const { id, uid, number, status, coin, amount } = deposit;
  const previousStatus = before === null ? null : nameIn(RecordStatus, before);
  const link = { kind: "multisigDeposit" as const, id };
  noteEvent(world, uid, types[status], {
    link,
    number,
    status: nameIn(RecordStatus, status),
    previousStatus,
    coin,
    amount,
  });
}
