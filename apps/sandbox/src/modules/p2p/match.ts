import type { TradeSide } from "@coffer/sdk/contract";
import { refuse } from "../../core/refusal.ts";
import type { World } from "../../world/world.ts";
import { minorOf } from "../assets/coins/exports.ts";
import { type Dealer, dealers, isOpen, type Offer } from "./dealer.ts";
import { coinAccount } from "./order.ts";
import { priceNow, standsBy } from "./price.ts";

export type Wish = {
  side: TradeSide;
  coin: string;
  legalCurrency: string;
  /** Minor units; omitted while the field is empty. */
  amount?: bigint | undefined;
};
export type Ad = { dealer: Dealer; offer: Offer; price: bigint };

/** Returns the matching dealers, best price first. */
export function adsFor(world: World, { side, coin, legalCurrency, amount }: Wish): Ad[] {
  const fits = ({ minimum, maximum }: Offer) =>
    amount === undefined ||
    (amount >= minorOf(world, legalCurrency, minimum) && amount <= minorOf(world, legalCurrency, maximum));
  const ads = world
    .table(dealers)
    .all()
    .filter((dealer) => isOpen(world, dealer))
    .flatMap((dealer) =>
      dealer.offers
        .filter((offer) => offer.legalCurrency === legalCurrency && fits(offer))
        .map((offer) => ({ dealer, offer, price: priceNow(world, side, coin, offer) })),
    );
  const isBetter = (a: Ad, b: Ad) => (side === "buy" ? a.price < b.price : a.price > b.price);
  return ads.sort((a, b) => (isBetter(a, b) ? -1 : isBetter(b, a) ? 1 : 0));
}

type Order = Wish & { amount: bigint; quantity: bigint; price: bigint; methodId: string };

/** @throws 60021 without an offer, 60022 for one that is taken, 60024 for a dealer without an account at the channel */
export function matchAd(world: World, order: Order): Ad {
  const { side, coin, price, quantity, methodId } = order;
  const ads = adsFor(world, order);
  if (ads.length === 0) throw refuse("adMissing");
  const reached = ads.filter(({ dealer }) => dealer.accounts[methodId] !== undefined);
  if (reached.length === 0) throw refuse(side === "buy" ? "dealerPaymentInfoMissing" : "adMissing");
  const found = reached.find(
    ({ dealer, offer }) =>
      standsBy(world, side, coin, offer, price) &&
      (side === "sell" || world.ledger.available(coinAccount(dealer.id, coin)) >= quantity),
  );
  if (!found) throw refuse("rematchAds");
  return found;
}
