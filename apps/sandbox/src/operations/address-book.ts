import { VerificationScene } from "@coffer/sdk/contract";
import { bookOf, saveAddress, savedAddressOf } from "../domain/address-book/address-book.ts";
import { readDestination } from "../domain/address-book/destination.ts";
import { type SavedAddress, savedAddresses } from "../domain/address-book/saved-address.ts";
import { networkOf } from "../domain/coins/amounts.ts";
import { contains } from "../domain/records/filter.ts";
import { checkProof } from "../domain/security/proof.ts";
import type { OperationsOf } from "../engine/context.ts";
import { isoOf } from "../world/clock.ts";
import type { World } from "../world/world.ts";
import { pageOf } from "./page.ts";

export const addressBook = {
  createUserCoinAddress: ({ world, user }, input) => {
    const place = readDestination(networkOf(world, input.coin, input.network), input);
    const saved = saveAddress(world, user.uid, place, input.label);
    // The authenticator's code is spent last: a mistake in the form doesn't cost one.
    if (user.googleSecret !== null)
      checkProof(world, user, input.verification, ["googleCode"], VerificationScene.security);
    return toWire(world, saved);
  },
  delUserCoinAddress: ({ world, user }, { id }) => {
    world.table(savedAddresses).delete(savedAddressOf(world, user.uid, id).id);
    return { id };
  },
  getUserCoinAddress: ({ world, user }, input) => {
    const found = bookOf(world, user.uid).filter(
      (row) =>
        (input.Coin ?? row.coin) === row.coin &&
        (input.Network ?? row.network) === row.network &&
        contains(input.Keyword, row.label, row.address),
    );
    return pageOf(found, input, (row) => toWire(world, row));
  },
} satisfies OperationsOf<"addressBook">;

function toWire(world: World, { uid: _owner, ...row }: SavedAddress) {
  return {
    ...row,
    networkName: networkOf(world, row.coin, row.network).name,
    createdAt: isoOf(row.createdAt),
    lastUsedAt: row.lastUsedAt === null ? null : isoOf(row.lastUsedAt),
  };
}
