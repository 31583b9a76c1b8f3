import { bytesToHex } from "@noble/hashes/utils.js";
import { secretOf } from "../../crypto/key-triple.ts";
import type { World } from "../../world/world.ts";

/** The card provider. The sandbox simulates one; everything an order needs of it is here. */
export type CardProvider = {
  readonly name: string;
  /** The page where a user authorises. */
  readonly pageOf: (world: World, orderId: string, base: string) => string;
  /** The page where a bank wants a card confirmed first. */
  readonly cardPageOf: (world: World, uid: string, base: string) => string;
};

/** The path prefix of the simulator's pages: an address contains the world, the order or card, and its proof. */
export const CARD_PATH = "/api/card-provider/";
export const cardProof = (world: World, what: string) => bytesToHex(secretOf(world, `card ${world.id} ${what}`));
const pageAt = (world: World, what: string, base: string) =>
  `${base}${CARD_PATH}${world.id}.${what}.${cardProof(world, what)}`;

/** Returns the identifier of a user's card in an address. */
const CARD_OF = "card_";
export const uidOfCard = (what: string) => (what.startsWith(CARD_OF) ? what.slice(CARD_OF.length) : null);

export const PROVIDER: CardProvider = {
  name: "Cardbridge",
  pageOf: pageAt,
  cardPageOf: (world, uid, base) => pageAt(world, `${CARD_OF}${uid}`, base),
};
