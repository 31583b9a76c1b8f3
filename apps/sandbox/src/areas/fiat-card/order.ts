import { type CardPaymentMethod, FiatOrderStatus } from "@coffer/sdk/contract";
import { refuse } from "../../engine/refusal.ts";
import { defineTable } from "../../world/table.ts";
import type { World } from "../../world/world.ts";

/** A new rate somebody is to agree to. */
type Reconfirmation = { quoteId: string; price: string; quantity: string; changePercent: string; until: number };

/** Amounts are decimal strings, quantity in the coin and the rest in the fiat currency; times milliseconds. */
export type CardOrder = {
  id: string;
  number: string;
  at: number;
  uid: string;
  paymentMethod: CardPaymentMethod;
  legalCurrency: string;
  coin: string;
  amount: string;
  fee: string;
  /** As quoted, until the payment. */
  price: string;
  priceAdjustedPercent: string | null;
  quantity: string;
  returnUrl: string;
  status: FiatOrderStatus;
  /** What the provider sends the person back with, once they have authorized. */
  code: string | null;
  payBy: number;
  arrivesAt: number | null;
  reconfirmation: Reconfirmation | null;
  fail: "declined" | "notBought" | null;
  timeline: readonly { status: FiatOrderStatus; at: number }[];
};
const { pendingPayment, completed, cancelled, paymentFailed } = FiatOrderStatus;
const ends: readonly FiatOrderStatus[] = [completed, cancelled, paymentFailed];

export const cardOrders = defineTable<CardOrder>("cardOrders", {
  key: "id",
  lists: { of: ["uid"], apart: ["status"], orders: { time: ({ at }) => at } },
  parts: { open: ({ status }) => !ends.includes(status) },
});

/** 40007 for another user's and an unknown one. */
export function ownCardOrder(world: World, uid: string, id: string): CardOrder {
  const found = world.table(cardOrders).get(id);
  if (found?.uid !== uid) throw refuse("orderNotFound", id);
  return found;
}

/** How many a user has to pay now. */
export const unpaidCardOrders = (world: World, uid: string): number =>
  world
    .table(cardOrders)
    .runs("uid", uid, "time", ({ status }) => status === pendingPayment)
    .reduce((sum, { length }) => sum + length, 0);
