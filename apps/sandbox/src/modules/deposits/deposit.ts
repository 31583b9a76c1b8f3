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

/** Failed: it fell out of the chain, before it was credited or after. Abnormal: nobody's, for want of the right tag. */
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
  /** Null where it can't be attributed: a missing or wrong tag. */
  uid: string | null;
  at: number;
  coin: string;
  network: string;
  /** Where it is credited. */
  wallet: DepositWallet;
  address: string;
  tag: string | null;
  amount: string;
  txHash: string;
  status: DepositStatus;
  confirmations: number;
  creditedAt: number | null;
  timeline: { status: DepositStatus; at: number }[];
  /** Credited, but kept back until it may be withdrawn. */
  held: boolean;
};
const { confirming, credited, failed, belowMinimumDeposit, abnormalOrder } = RecordStatus;
export const isUncredited = ({ status }: Deposit) => status === confirming;
/** Credited, with too few confirmations to be withdrawn: nobody can have spent it. */
export const isHeld = ({ status, held }: Deposit) => status === credited && held;

export const deposits = defineTable<Deposit>("deposits", {
  key: "id",
  unique: ["txHash"],
  lists: { ...recordLists(), apart: ["coin", "network", "status", "wallet"] },
  parts: { all: () => true, moving: (deposit) => isUncredited(deposit) || isHeld(deposit) },
});

/** What its entries in histories are of. */
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

/** Moves it to the next status and keeps the time; 60015 where that isn't allowed from here. */
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
/** One for each user, wallet, coin and network. Where the network has tags all share an address, and the tag is the user's. */
export type DepositAddress = {
  id: string;
  uid: string;
  networkId: string;
  address: string;
  tag: string | null;
  /** Where what comes in is credited. */
  wallet: DepositWallet;
};
export const depositAddresses = defineTable<DepositAddress>("depositAddresses", {
  key: "id",
  indexes: ["networkId", "address"],
});

type SharedAddress = { id: string; address: string };
export const sharedAddresses = defineTable<SharedAddress>("sharedAddresses", { key: "id" });
const FIRST_TAG = 284_710;

/** The user's address; made at the first call. 40017 when the world's pool is used up. */
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

/** Where to send coins that nobody was told to send to before; 40017 when the world's pool is used up. */
export function newPlace(world: World, network: Network): { address: string; tag: string | null } {
  const pool = world.settings.depositAddressPool;
  if (pool !== null && world.table(depositAddresses).find("networkId", network.id).length >= pool)
    throw refuse("noFreeAddress");
  const address = network.tagRequired ? sharedAddressOf(world, network) : newAddress(network.family, world.random);
  const tag = network.tagRequired ? String(nextCount(world, `tag ${network.id}`, FIRST_TAG)) : null;
  return { address, tag };
}

/** All users a transaction to this address may be for: more than one where the address is shared. */
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
