import { type FiatCancelReason, FiatOrderStatus, type TradeSide } from "@coffer/sdk/contract";
import { refuse } from "../../core/refusal.ts";
import { userAccount } from "../../ledger/account.ts";
import { defineTable } from "../../world/table.ts";
import type { World } from "../../world/world.ts";
import { comparable } from "../assets/records/exports.ts";

/** A line of where to pay, by the key its form has. */
export type PayeeLine = { key: string; value: string };

/** Amounts are decimal strings, quantity in the coin and amount in the fiat currency; times milliseconds. */
export type FiatOrder = {
  id: string;
  number: string;
  at: number;
  uid: string;
  dealerId: string;
  side: TradeSide;
  coin: string;
  legalCurrency: string;
  quantity: string;
  price: string;
  amount: string;
  receiptMethodId: string;
  /** As it was when the order was made: removing a receiving method changes no order. */
  payee: readonly PayeeLine[];
  voucherFileIds: readonly string[];
  status: FiatOrderStatus;
  cancelReason: FiatCancelReason | null;
  payBy: number;
  confirmBy: number | null;
  appealId: string | null;
  timeline: readonly { status: FiatOrderStatus; at: number }[];
};
const { completed, cancelled, awaitingUserPayment, awaitingMerchantConfirmation, awaitingUserConfirmation } =
  FiatOrderStatus;

export const isEnded = ({ status }: Pick<FiatOrder, "status">) => status === completed || status === cancelled;
/** Whose turn it is to pay has said so. */
export const isSaidPaid = ({ status }: Pick<FiatOrder, "status">) =>
  status === awaitingMerchantConfirmation || status === awaitingUserConfirmation;

export const fiatOrders = defineTable<FiatOrder>("fiatOrders", {
  key: "id",
  lists: {
    of: ["uid"],
    apart: ["coin", "side", "status"],
    orders: { time: ({ at }) => at, amount: ({ amount }) => comparable(amount) },
  },
  parts: { open: (order) => !isEnded(order) },
});

/** 40007 for another user's and an unknown one. */
export function ownOrder(world: World, uid: string, id: string): FiatOrder {
  const found = world.table(fiatOrders).get(id);
  if (found?.uid !== uid) throw refuse("orderNotFound", id);
  return found;
}

/** How many of a user's orders are in a status now. */
export const countIn = (world: World, uid: string, status: FiatOrderStatus): number =>
  world
    .table(fiatOrders)
    .runs("uid", uid, "time", (order) => order.status === status)
    .reduce((sum, { length }) => sum + length, 0);
export const unpaidOf = (world: World, uid: string) => countIn(world, uid, awaitingUserPayment);

/** Whose coin is held, and who gets it. */
export const giverOf = ({ side, uid, dealerId }: FiatOrder) => (side === "buy" ? dealerId : uid);
export const takerOf = ({ side, uid, dealerId }: FiatOrder) => (side === "buy" ? uid : dealerId);
export const coinAccount = (of: string, coin: string) => userAccount(of, "main", coin);
