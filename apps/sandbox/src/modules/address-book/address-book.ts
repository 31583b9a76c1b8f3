import { invalid, refuse } from "../../core/refusal.ts";
import { defineTable } from "../../world/table.ts";
import type { World } from "../../world/world.ts";
import { type Network, networkOf } from "../assets/coins/exports.ts";
import { type Destination, isSamePlace } from "./destination.ts";

/** Times are milliseconds of the world's clock. */
export type SavedAddress = {
  id: string;
  uid: string;
  coin: string;
  network: string;
  address: string;
  tag: string | null;
  label: string;
  createdAt: number;
  lastUsedAt: number | null;
};
export const savedAddresses = defineTable<SavedAddress>("savedAddresses", { key: "id", indexes: ["uid"] });

/** Last used first, then newest. */
export const bookOf = (world: World, uid: string): SavedAddress[] =>
  world
    .table(savedAddresses)
    .find("uid", uid)
    .reverse()
    .sort((one, other) => (other.lastUsedAt ?? 0) - (one.lastUsedAt ?? 0));

/** Returns a saved address. @throws 60003 if it is unknown or another user's */
export function savedAddressOf(world: World, uid: string, id: string): SavedAddress {
  const saved = world.table(savedAddresses).get(id);
  if (saved?.uid !== uid) throw refuse("userAddressMissing");
  return saved;
}

/** Returns the user's saved entry for this place, if any. */
export const findSaved = (world: World, uid: string, network: Network, place: Destination): SavedAddress | undefined =>
  bookOf(world, uid).find((saved) => isSamePlace(network.family, saved, place));

/** "A label or an address that is already saved is refused with 400, rule `unique`." */
export function saveAddress(world: World, uid: string, place: Destination, label: string): SavedAddress {
  const name = label.trim();
  if (name === "") throw invalid("label", "minLength", "Give it a name.");
  const book = bookOf(world, uid);
  if (book.some((saved) => saved.label.toLowerCase() === name.toLowerCase()))
    throw invalid("label", "unique", "Another address has this label.");
  const { family } = networkOf(world, place.coin, place.network);
  const twin = book.find((saved) => isSamePlace(family, saved, place));
  if (twin) throw invalid("address", "unique", `It is saved already, as ${twin.label}.`);
  return world.table(savedAddresses).insert({
    id: world.newId("ad"),
    uid,
    ...place,
    label: name,
    createdAt: world.clock.now(),
    lastUsedAt: null,
  });
}

/** Called when a withdrawal to it was confirmed. */
export function markUsed(world: World, uid: string, network: Network, place: Destination): void {
  const saved = findSaved(world, uid, network, place);
  if (saved) world.table(savedAddresses).update(saved.id, { lastUsedAt: world.clock.now() });
}
