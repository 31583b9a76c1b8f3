import type { Text } from "@coffer/errors";
import { isMagicAllowed, type Magic } from "../../core/magic.ts";
import { type AddressFamily, addressOf } from "../../crypto/address.ts";
import type { World } from "../../world/world.ts";

/** Addresses that make something happen: checksummed texts with no key. */
export const magicDestinations = {
  fails: { en: "The network refuses it: failed, money back.", "zh-CN": "网络拒绝：失败并退回资金。" },
  reviewed: { en: "Waits for the reviewer, however small.", "zh-CN": "无论金额大小，均需人工审核。" },
  rejected: { en: "Goes to review and is turned down after 10 s.", "zh-CN": "进入审核，10 秒后被拒绝。" },
  unconfirmed: { en: "Is sent and never confirmed by itself.", "zh-CN": "已发出，但始终不会自动确认。" },
} as const satisfies Record<string, Text>;
export type MagicDestination = keyof typeof magicDestinations;

const HASH_BYTES = 20;
/** The text in the address's own bytes, so that its hex can be read. */
export const magicAddress = (family: AddressFamily, what: MagicDestination) =>
  addressOf(
    family,
    Uint8Array.from({ length: HASH_BYTES }, (_, at) => `sandbox ${what}`.codePointAt(at) ?? 0),
  );

const places = new Map(
  (["bitcoin", "evm", "tron", "xrp"] as const).flatMap((family) =>
    (Object.keys(magicDestinations) as MagicDestination[]).map((what) => [keyOf(magicAddress(family, what)), what]),
  ),
);
/** Case is a checksum or nothing in the addresses that may be written otherwise. */
function keyOf(address: string): string {
  return address.toLowerCase();
}

export const magicDestinationOf = (world: World, address: string): MagicDestination | null =>
  (isMagicAllowed(world) && places.get(keyOf(address))) || null;

const families: Readonly<Record<AddressFamily, string>> = {
  bitcoin: "Bitcoin",
  evm: "Ethereum",
  tron: "Tron",
  xrp: "XRP Ledger",
};

export const destinationMagic: Magic = {
  values: (Object.keys(magicDestinations) as MagicDestination[]).flatMap((what) =>
    Object.entries(families).map(([family, name]) => ({
      field: `address, ${name}`,
      value: magicAddress(family as AddressFamily, what),
      about: magicDestinations[what],
    })),
  ),
};
