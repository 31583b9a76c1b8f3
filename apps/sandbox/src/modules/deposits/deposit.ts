import { RecordStatus } from "@coffer/sdk/contract";
import { allows, type LifeCycle } from "../../core/life-cycle.ts";
import { refuse } from "../../core/refusal.ts";
import { newAddress } from "../../crypto/address.ts";
import type { Wallet } from "../../ledger/account.ts";
import { defineTable } from "../../world/table.ts";
import type { World } from "../../world/world.ts";
import type { Network } from "../assets/coins/exports.ts";
import { nextCount, recordLists } from "../assets/records/exports.ts";
import { noteDeposit } from "./note-deposit.ts";

/**
 * Failed: dropped from the chain, before or after the credit. Abnormal: without an owner, because the tag is missing
 * or wrong.
 */
export type DepositStatus = (typeof RecordStatus)[
  | "failed"
  | "confirming"
  | "credited"
  | "belowMinimumDeposit"
  | "abnormalOrder"];

/** The amount is a decimal string in the coin; times are milliseconds of the world's clock. */
export type Deposit = {
  id: string;
  number: string;
  /** Null if the owner is unknown: a missing or wrong tag. */
  uid: string | null;
  at: number;
  coin: string;
  network: string;
  /** The credited wallet. */
  wallet: DepositWallet;
  address: string;
  tag: string | null;
  amount: string;
  txHash: string;
  status: DepositStatus;
  confirmations: number;
  creditedAt: number | null;
  timeline: { status: DepositStatus; at: number }[];
  /** Credited, but held until it can be withdrawn. */
  held: boolean;
};
const { confirming, credited, failed, belowMinimumDeposit, abnormalOrder } = RecordStatus;
export const isUncredited = ({ status }: Deposit) => status === confirming;
/** Credited with too few confirmations for a withdrawal: it can't have been spent. */
export const isHeld = ({ status, held }: Deposit) => status === credited && held;

export const deposits = defineTable<Deposit>("deposits", {
  key: "id",
  unique: ["txHash"],
  lists: { ...recordLists(), apart: ["coin", "network", "status", "wallet"] },
  parts: { all: () => true, moving: (deposit) => isUncredited(deposit) || isHeld(deposit) },
});

/** Returns the kind of its history entries. */
export const areaOf = ({ wallet }: Deposit) => (wallet === "merchant" ? "merchantDeposit" : "deposit");

const notPlayed = "Nobody in the sandbox plays compliance or support yet.";

export const depositLife: LifeCycle<DepositStatus> = {
  status: "RecordStatus",
  kept: { table: deposits, field: "status" },
  start: [confirming, belowMinimumDeposit, abnormalOrder],
  moves: [
    { from: [confirming], to: credited, by: ["clock:deposit.block"] },
    { from: [confirming], to: failed, by: ["actor:chain/drop"] },
    { from: [credited], to: failed, by: ["actor:chain/reorganise"] },
    { from: [abnormalOrder], to: failed, by: ["clock:deposit.sendBack"] },
  ],
  without: { lockedOrder: notPlayed, frozen: notPlayed, unfrozen: notPlayed, confirmed: notPlayed },
};

/** Changes the status with its time. @throws 60015 if it isn't allowed from the current one */
export function moveDeposit(
  world: World,
  deposit: Deposit,
  status: DepositStatus,
  patch: Partial<Deposit> = {},
): Deposit {
  if (!allows(depositLife, deposit.status, status)) throw refuse("orderStatusError");
  const timeline = [...deposit.timeline, { status, at: world.clock.now() }];
  const moved = world.table(deposits).update(deposit.id, { ...patch, status, timeline });
  noteDeposit(world, moved, deposit.status);
  return moved;
}

export type DepositWallet = Extract<Wallet, "main" | "cloud" | "merchant">;
/** One per user, wallet, coin and network. Where the network has tags, users share an address and own a tag. */
export type DepositAddress = {
  id: string;
  uid: string;
  networkId: string;
  address: string;
  tag: string | null;
  /** The credited wallet. */
  wallet: DepositWallet;
};
export const depositAddresses = defineTable<DepositAddress>("depositAddresses", {
  key: "id",
  indexes: ["networkId", "address"],
});

type SharedAddress = { id: string; address: string };
export const sharedAddresses = defineTable<SharedAddress>("sharedAddresses", { key: "id" });
const FIRST_TAG = 284_710;

/** Returns the user's address, created by the first call. @throws 40017 when the world's pool is exhausted */
export function depositAddressOf(
  world: World,
  uid: string,
  network: Network,
  wallet: DepositWallet = "main",
): DepositAddress {
  const table = world.table(depositAddresses);
  const id = wallet === "main" ? `${uid} ${network.id}` : `${uid} ${network.id} ${wallet}`;
  const known = table.get(id);
  if (known) return known;
  return table.insert({ id, uid, networkId: network.id, ...newPlace(world, network), wallet });
}

/** Returns a new address to receive coins. @throws 40017 when the world's pool is exhausted */
export function newPlace(world: World, network: Network): { address: string; tag: string | null } {
  const pool = world.settings.depositAddressPool;
  if (pool !== null && world.table(depositAddresses).find("networkId", network.id).length >= pool)
    throw refuse("noFreeAddress");
  const address = network.tagRequired ? sharedAddressOf(world, network) : newAddress(network.family, world.random);
  const tag = network.tagRequired ? String(nextCount(world, `tag ${network.id}`, FIRST_TAG)) : null;
  return { address, tag };
}

/** Returns all users of an address: several where it is shared. */
export const holdersOf = (world: World, network: Network, address: string): DepositAddress[] =>
  world
    .table(depositAddresses)
    .find("address", address)
    .filter((each) => each.networkId === network.id);

function sharedAddressOf(world: World, network: Network): string {
  const table = world.table(sharedAddresses);
  const known = table.get(network.id);
  return (known ?? table.insert({ id: network.id, address: newAddress(network.family, world.random) })).address;
}
