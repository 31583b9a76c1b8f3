import { invalid, refuse } from "../../core/refusal.ts";
import { type AddressFamily, isAddress, isTag } from "../../crypto/address.ts";
import type { Network } from "../assets/coins/exports.ts";

/** A destination of coins: an address and, where the network has them, a tag. */
export type Destination = { coin: string; network: string; address: string; tag: string | null };

/** A destination in the input of a call. */
type Given = { address: string; tag?: string; noTag?: boolean };

/** Checks address and tag against the network. @throws 40018 for a wrong address, 400 naming `tag` */
export function readDestination(network: Network, input: Given): Destination {
  const { address, tag, noTag = false } = input;
  if (!isAddress(network.family, address))
    throw refuse("wrongWithdrawalAddress", {
      en: `It is no ${network.name} address.`,
      "zh-CN": `不是有效的 ${network.name} 地址。`,
    });
  if (noTag && (tag !== undefined || !network.tagRequired))
    throw invalid("noTag", "unknown", tag === undefined ? `${network.name} has no tags.` : "There is a tag.");
  if (network.tagRequired && tag === undefined && !noTag)
    throw invalid("tag", "required", `${network.name} needs a destination tag.`);
  if (!network.tagRequired && tag !== undefined) throw invalid("tag", "unknown", `${network.name} has no tags.`);
  if (tag !== undefined && !isTag(tag)) throw invalid("tag", "format", "A tag is a whole number up to 4294967295.");
  return { coin: network.coin, network: network.network, address, tag: tag ?? null };
}

/** Returns a canonical spelling: in EVM and bech32 addresses case is only a checksum. */
const canonical = (family: AddressFamily, address: string) =>
  family === "evm" || (family === "bitcoin" && /^bc1/i.test(address)) ? address.toLowerCase() : address;

export const isSamePlace = (family: AddressFamily, one: Destination, other: Destination) =>
  one.coin === other.coin &&
  one.network === other.network &&
  one.tag === other.tag &&
  canonical(family, one.address) === canonical(family, other.address);
