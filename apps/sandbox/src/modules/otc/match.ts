import { AcceptorPairStatus, type TradeSide } from "@coffer/sdk/contract";
import type { World } from "../../world/world.ts";
import { minorOf } from "../assets/coins/exports.ts";
import { users } from "../auth/user/exports.ts";
import { accountFor, marketRate } from "../convert/pairs/exports.ts";
import { type AcceptorPair, acceptorPairs, boundsFor, deviationFor, priceAt } from "./acceptor-pair.ts";
import { isStopped } from "./acceptor-stop.ts";
import type { DeskPair } from "./desk-pair.ts";
import type { Size } from "./size.ts";

/** An acceptor's available offer for a user. */
export type Offer = { readonly pair: AcceptorPair; readonly price: bigint; readonly size: Size };
type Wanted = {
  /** Users never trade with themselves. */
  readonly uid: string;
  readonly side: TradeSide;
  readonly sizeAt: (price: bigint) => Size;
};

/** Returns all servers of this quantity, best price for the caller first. @throws 60012 without a market price */
export function offersFor(world: World, desk: DeskPair, { uid, side, sizeAt }: Wanted): Offer[] {
  const reference = marketRate(world, desk.base, desk.quote);
  return world
    .table(acceptorPairs)
    .find("symbol", desk.symbol)
    .filter((pair) => pair.status === AcceptorPairStatus.enabled && pair.uid !== uid && mayServe(world, pair))
    .map((pair) => {
      const price = priceAt(reference, deviationFor(side, pair));
      return { pair, price, size: price > 0n ? sizeAt(price) : { quantity: 0n, amount: 0n } };
    })
    .filter((offer) => isWithin(world, desk, side, offer) && covers(world, desk, side, offer))
    .sort((one, other) => (one.price === other.price ? 0 : one.price < other.price === (side === "buy") ? -1 : 1));
}

/** Returns whether the pair has a server. */
export const isServed = (world: World, { symbol }: DeskPair): boolean =>
  world
    .table(acceptorPairs)
    .find("symbol", symbol)
    .some((pair) => pair.status === AcceptorPairStatus.enabled && mayServe(world, pair));

const mayServe = (world: World, { uid }: AcceptorPair) =>
  uid === null || (!isStopped(world, uid) && world.table(users).get(uid)?.disabled === false);

function isWithin(world: World, { base }: DeskPair, side: TradeSide, { pair, size }: Offer): boolean {
  const [least, most] = boundsFor(side, pair);
  return size.quantity >= minorOf(world, base, least) && size.quantity <= minorOf(world, base, most);
}

/** The house's desk is always funded; an acceptor needs an available balance. */
function covers(world: World, { base, quote }: DeskPair, side: TradeSide, { pair, size }: Offer): boolean {
  if (pair.uid === null) return true;
  const [coin, needed] = side === "buy" ? [base, size.quantity] : [quote, size.amount];
  return world.ledger.available(accountFor(world, pair.uid, coin)) >= needed;
}
