import { newAddress } from "../../crypto/address.ts";
import { refuse } from "../../refusal.ts";
import { defineTable } from "../../world/table.ts";
import type { World } from "../../world/world.ts";
import type { Network } from "../coins/coin.ts";
import { nextCount } from "../records/number.ts";

/** One for each user, coin and network. Where the network has tags all share an address, and the tag is the user's. */
export type DepositAddress = {
  id: string;
  uid: string;
  networkId: string;
  address: string;
  tag: string | null;
};
export const depositAddresses = defineTable<DepositAddress>("depositAddresses", {
  key: "id",
  indexes: ["networkId", "address"],
});

type SharedAddress = { id: string; address: string };
const sharedAddresses = defineTable<SharedAddress>("sharedAddresses", { key: "id" });
const FIRST_TAG = 284_710;

/** The user's address; made at the first call. 40017 when the world's pool is used up. */
export function depositAddressOf(world: World, uid: string, network: Network): DepositAddress {
  const table = world.table(depositAddresses);
  const id = `${uid} ${network.id}`;
  const known = table.get(id);
  if (known) return known;
  const pool = world.settings.depositAddressPool;
  if (pool !== null && table.find("networkId", network.id).length >= pool) throw refuse(40017);
  const address = network.tagRequired ? sharedAddressOf(world, network) : newAddress(network.family, world.random);
  const tag = network.tagRequired ? String(nextCount(world, `tag ${network.id}`, FIRST_TAG)) : null;
  return table.insert({ id, uid, networkId: network.id, address, tag });
}

/** Everybody a transaction to this address may be for: more than one where the address is shared. */
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
