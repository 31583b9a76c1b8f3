import { bytesToHex } from "@noble/hashes/utils.js";
import { secretOf } from "../../crypto/key-triple.ts";
import type { World } from "../../world/world.ts";

/** Who takes cards. The sandbox's stands in for any: what an order needs of it is here and nowhere else. */
export type CardProvider = {
  readonly name: string;
  /** The page a person authorizes on. */
  readonly pageOf: (world: World, orderId: string, base: string) => string;
  /** Where a bank wants its card confirmed first. */
  readonly cardPage: string;
};

/** Below which the stand-in's pages are: an address holds world and order, and what proves it. */
export const CARD_PATH = "/api/card-provider/";
export const cardProof = (world: World, orderId: string) => bytesToHex(secretOf(world, `card ${world.id} ${orderId}`));

export const PROVIDER: CardProvider = {
  name: "Cardbridge",
  pageOf: (world, orderId, base) => `${base}${CARD_PATH}${world.id}.${orderId}.${cardProof(world, orderId)}`,
  cardPage: "https://cardbridge.example/confirm-card",
};
