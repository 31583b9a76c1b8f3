import { FiatOrderStatus, KycStatus, type WireInput } from "@coffer/sdk/contract";
import { refuse } from "../../engine/refusal.ts";
import { defineTable } from "../../world/table.ts";
import type { World } from "../../world/world.ts";
import { minorOf } from "../coins/exports.ts";
import { isMerchantSuspended } from "../merchant/exports.ts";
import { nextNumber } from "../records/exports.ts";
import type { User } from "../user/exports.ts";
import { cancelUnpaid, noteCard } from "./life.ts";
import { type CardOrder, cardOrders, unpaidCardOrders } from "./order.ts";
import { PROVIDER } from "./provider.ts";
import { cardQuotes, paidByCard, takeCardQuote } from "./quote.ts";

const UNPAID_MAX = 3;
const PAID_WITHIN = 15 * 60 * 1000;

/** Whose bank wants the card confirmed first. */
type AskedCard = { uid: string; at: number };
export const askedCards = defineTable<AskedCard>("askedCards", { key: "uid" });

/** 70001, with the page to confirm the card on. */
export function checkCardConfirmed(world: World, uid: string): void {
  if (world.table(askedCards).get(uid)) throw refuse("cardLink", null, { data: { url: PROVIDER.cardPage } });
}

export function placeCard(world: World, user: User, input: WireInput<"sendCreditCardPayment">): CardOrder {
  if (user.kycStatus !== KycStatus.verified) throw refuse("kycNotCertified");
  if (isMerchantSuspended(world, user)) throw refuse("depositDisabled60009");
  const { id: quoteId, until: _until, ...quote } = takeCardQuote(world, input.quoteId);
  if (paidByCard(world, { ...quote, amount: input.amount }) !== minorOf(world, quote.legalCurrency, quote.amount))
    throw refuse("totalPriceMismatch", `${quote.amount} ${quote.legalCurrency}`);
  if (unpaidCardOrders(world, user.uid) >= UNPAID_MAX) throw refuse("tooManyUnpaidOrders");
  checkCardConfirmed(world, user.uid);
  world.table(cardQuotes).delete(quoteId);
  const at = world.clock.now();
  const order = world.table(cardOrders).insert({
    ...{ id: world.newId("ko"), number: nextNumber(world, "K"), at, uid: user.uid, ...quote },
    ...{ paymentMethod: input.paymentMethod, returnUrl: input.returnUrl, priceAdjustedPercent: null },
    ...{ status: FiatOrderStatus.pendingPayment, code: null, payBy: at + PAID_WITHIN, arrivesAt: null },
    ...{ reconfirmation: null, fail: null, timeline: [{ status: FiatOrderStatus.pendingPayment, at }] },
  });
  cancelUnpaid.schedule(world, order.payBy, { id: order.id });
  noteCard(world, order, null);
  return order;
}
