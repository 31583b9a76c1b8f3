import { type CardPaymentMethod, FiatOrderStatus, type QuickPayKind } from "@coffer/sdk/contract";
import { refuse } from "../../core/refusal.ts";
import { defineTable } from "../../world/table.ts";
import type { World } from "../../world/world.ts";
import { comparable } from "../assets/records/exports.ts";

/** A new rate that needs the user's acceptance. */
type Reconfirmation = { quoteId: string; price: string; quantity: string; changePercent: string; until: number };
/** The fields of a card order. */
type CardPart = { paymentMethod: CardPaymentMethod; returnUrl: string };

/** Amounts are decimal strings, quantity in the coin and the rest in the fiat currency; times milliseconds. */
export type ThirdPartyOrder = {
  id: string;
  number: string;
  at: number;
  uid: string;
  kind: QuickPayKind;
  card: CardPart | null;
  /** Identifies a purchase on a payment page from its start; null by card. */
  token: string | null;
  legalCurrency: string;
  coin: string;
  amount: string;
  fee: string;
  /** As quoted, until the payment. */
  price: string;
  quotedPrice: string;
  priceAdjustedPercent: string | null;
  quantity: string;
  quotedQuantity: string;
  status: FiatOrderStatus;
  /** The provider's return code after authorisation; or the entry code of the payment page. */
  code: string | null;
  payBy: number;
  arrivesAt: number | null;
  reconfirmation: Reconfirmation | null;
  fail: "declined" | "notBought" | null;
  timeline: readonly { status: FiatOrderStatus; at: number }[];
};
const { pendingPayment, completed, cancelled, paymentFailed } = FiatOrderStatus;
const ends: readonly FiatOrderStatus[] = [completed, cancelled, paymentFailed];

/** Orders by card and by payment page: one life cycle, and one list. */
export const thirdPartyOrders = defineTable<ThirdPartyOrder>("thirdPartyOrders", {
  key: "id",
  unique: ["token", "code"],
  lists: {
    of: ["uid"],
    apart: ["status", "kind", "coin"],
    orders: { time: ({ at }) => at, amount: ({ amount }) => comparable(amount) },
  },
  parts: { open: ({ status }) => !ends.includes(status) },
});

/** @throws 40007 if it is another user's or unknown */
export function ownThirdPartyOrder(world: World, uid: string, id: string): ThirdPartyOrder {
  const found = world.table(thirdPartyOrders).get(id);
  if (found?.uid !== uid) throw refuse("orderNotFound", id);
  return found;
}
/** As above, for card orders. */
export function ownCardOrder(world: World, uid: string, id: string): ThirdPartyOrder {
  const found = ownThirdPartyOrder(world, uid, id);
  cardOf(found);
  return found;
}
export function cardOf({ id, card }: ThirdPartyOrder): CardPart {
  if (!card) throw refuse("orderNotFound", id);
  return card;
}

const UNPAID_MAX = 3;
/** @throws 40016 if a user has too many unpaid orders */
export function checkUnpaid(world: World, uid: string): void {
  const runs = world.table(thirdPartyOrders).runs("uid", uid, "time", ({ status }) => status === pendingPayment);
  if (runs.reduce((sum, { length }) => sum + length, 0) >= UNPAID_MAX) throw refuse("tooManyUnpaidOrders");
}

type Placed = Pick<
  ThirdPartyOrder,
  "uid" | "kind" | "card" | "token" | "legalCurrency" | "coin" | "amount" | "fee" | "price" | "quantity"
>;
/** Inserts an unpaid order. */
export function insertOrder(
  world: World,
  id: Pick<ThirdPartyOrder, "id" | "number" | "payBy">,
  placed: Placed,
): ThirdPartyOrder {
  const at = world.clock.now();
  const { price: quotedPrice, quantity: quotedQuantity } = placed;
  return world.table(thirdPartyOrders).insert({
    ...{ ...id, ...placed, at, quotedPrice, quotedQuantity, priceAdjustedPercent: null, status: pendingPayment },
    ...{ code: null, arrivesAt: null, reconfirmation: null, fail: null, timeline: [{ status: pendingPayment, at }] },
  });
}
