import { KycStatus, type WireInput } from "@coffer/sdk/contract";
import { refuse } from "../../core/refusal.ts";
import { defineTable } from "../../world/table.ts";
import type { World } from "../../world/world.ts";
import { minorOf } from "../assets/coins/exports.ts";
import { nextNumber } from "../assets/records/exports.ts";
import type { User } from "../auth/user/exports.ts";
import { isMerchantSuspended } from "../merchant/profile/exports.ts";
import { cancelUnpaid, noteCard } from "./life.ts";
import { checkUnpaid, insertOrder, type ThirdPartyOrder } from "./order.ts";
import { PROVIDER } from "./provider.ts";
import { cardQuotes, paidByCard, takeCardQuote } from "./quote.ts";

const PAID_WITHIN = 15 * 60 * 1000;

/** Users whose bank requires a confirmation of the card first. */
type AskedCard = { uid: string; at: number };
export const askedCards = defineTable<AskedCard>("askedCards", { key: "uid" });

/** @throws 70001, with the page that confirms the card */
export function checkCardConfirmed(world: World, uid: string, base: string): void {
  if (world.table(askedCards).get(uid))
    throw refuse("cardLink", null, { data: { url: PROVIDER.cardPageOf(world, uid, base) } });
}

/** Checks whether the user may buy by a third party. @throws 60013, 60009 */
export function checkMayPay(world: World, user: User): void {
  if (user.kycStatus !== KycStatus.verified) throw refuse("kycNotCertified");
  if (isMerchantSuspended(world, user)) throw refuse("depositDisabled60009");
}

export function placeCard(
  world: World,
  user: User,
  input: WireInput<"sendCreditCardPayment">,
  base: string,
): ThirdPartyOrder {
  checkMayPay(world, user);
  const { id: quoteId, until: _until, ...quote } = takeCardQuote(world, input.quoteId);
  if (paidByCard(world, { ...quote, amount: input.amount }) !== minorOf(world, quote.legalCurrency, quote.amount))
    throw refuse("totalPriceMismatch", `${quote.amount} ${quote.legalCurrency}`);
  checkUnpaid(world, user.uid);
  checkCardConfirmed(world, user.uid, base);
  world.table(cardQuotes).delete(quoteId);
  const { paymentMethod, returnUrl } = input;
  return placeOrder(world, "card", { ...quote, uid: user.uid, card: { paymentMethod, returnUrl }, token: null });
}

const named = { card: { id: "ko", number: "K" }, paymentPage: { id: "qp", number: "Q" } } as const;
/** The payment deadline of a quarter of an hour. */
export function placeOrder(
  world: World,
  kind: ThirdPartyOrder["kind"],
  placed: Omit<Parameters<typeof insertOrder>[2], "kind">,
): ThirdPartyOrder {
  const id = world.newId(named[kind].id);
  const payBy = world.clock.now() + PAID_WITHIN;
  const order = insertOrder(world, { id, number: nextNumber(world, named[kind].number), payBy }, { ...placed, kind });
  cancelUnpaid.schedule(world, payBy, { id });
  noteCard(world, order, null);
  return order;
}
