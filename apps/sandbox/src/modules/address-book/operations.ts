import { VerificationScene } from "@coffer/sdk/contract";
import { isoOf } from "../../world/clock.ts";
import type { World } from "../../world/world.ts";

import { networkOf } from "../assets/coins/exports.ts";
import { contains, readList } from "../assets/records/exports.ts";
import type { Operations } from "../auth/session/exports.ts";
import { checkProof } from "../profile/exports.ts";
import { bookOf, type SavedAddress, saveAddress, savedAddresses, savedAddressOf } from "./address-book.ts";

import { readDestination } from "./destination.ts";
import { saveAll } from "./save-all.ts";

export const operations = {
  createUserCoinAddress: ({ world, user }, input) => {
    const place = readDestination(networkOf(world, input.coin, input.network), input);
    const saved = saveAddress(world, user.uid, place, input.label);
    // The authenticator's code is used last, so that a form error doesn't use it up.
    if (user.googleSecret !== null)
      checkProof(world, user, input.verification, ["googleCode"], VerificationScene.security);
    return toWire(world, saved);
  },
  importUserCoinAddress: ({ world, user }, { items, verification }) => {
    const saved = saveAll(world, user.uid, items);
    if (user.googleSecret !== null) checkProof(world, user, verification, ["googleCode"], VerificationScene.security);
    return { items: saved.map((row) => toWire(world, row)) };
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
    const order = ({ id }: SavedAddress) => world.table(savedAddresses).orderOf(id);
    return readList(found, input, { by: sortable, order }, (row) => toWire(world, row));
  },
} satisfies Operations;

const sortable = {
  lastUsedAt: (row: SavedAddress) => row.lastUsedAt,
  createdAt: (row: SavedAddress) => row.createdAt,
  label: (row: SavedAddress) => row.label.toLowerCase(),
};

function toWire(world: World, { uid: _owner, ...row }: SavedAddress) {
  return {
    ...row,
    networkName: networkOf(world, row.coin, row.network).name,
    createdAt: isoOf(row.createdAt),
    lastUsedAt: row.lastUsedAt === null ? null : isoOf(row.lastUsedAt),
  };
}
