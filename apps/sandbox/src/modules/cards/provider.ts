import { bytesToHex } from "@noble/hashes/utils.js";
import { secretOf } from "../../crypto/key-triple.ts";
import type { World } from "../../world/world.ts";

/** Who takes cards. The sandbox's stands in for any: what an order needs of it is here and nowhere else. */
export type CardProvider = {
  readonly name: string;
  /** The page a person authorizes on. */
  readonly pageOf: (world: World, orderId: string, base: string) => string;
  /** Where a bank wants somebody's card confirmed first. */
  readonly cardPageOf: (world: World, uid: string, base: string) => string;
};

/** Below which the stand-in's pages are: an address holds world and order or card, and what proves it. */
export const CARD_PATH = "/api/card-provider/";
export const cardProof = (world: World, what: string) => bytesToHex(secretOf(world, `card ${world.id} ${what}`));
const pageAt = (world: World, what: string, base: string) =>
  `${base}${CARD_PATH}${world.id}.${what}.${cardProof(world, what)}`;

/** How an address names somebody's card. */
const CARD_OF = "card_";
export const uidOfCard = (what: string) => (what.startsWith(CARD_OF) ? what.slice(CARD_OF.length) : null);

export const PROVIDER: CardProvider = {
  name: "Cardbridge",
  pageOf: pageAt,
  cardPageOf: (world, uid, base) => pageAt(world, `${CARD_OF}${uid}`, base),
};
