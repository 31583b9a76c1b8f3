import { type FiatCancelReason, FiatOrderStatus, type TradeSide } from "@coffer/sdk/contract";
import { refuse } from "../../core/refusal.ts";
import { userAccount } from "../../ledger/account.ts";
import { defineTable } from "../../world/table.ts";
import type { World } from "../../world/world.ts";
import { comparable } from "../assets/records/exports.ts";

/** A line of the payment details, by its form key. */
export type PayeeLine = { key: string; value: string };

/** Amounts are decimal strings, quantity in the coin and amount in the fiat currency; times are milliseconds. */
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
  /** As of the order's creation: removing a receiving method changes no order. */
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
/** The payer has announced the payment. */
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

/** @throws 40007 if it is another user's or unknown */
export function ownOrder(world: World, uid: string, id: string): FiatOrder {
  const found = world.table(fiatOrders).get(id);
  if (found?.uid !== uid) throw refuse("orderNotFound", id);
  return found;
}

/** Returns the number of a user's orders in a status. */
export const countIn = (world: World, uid: string, status: FiatOrderStatus): number =>
  world
    .table(fiatOrders)
    .runs("uid", uid, "time", (order) => order.status === status)
    .reduce((sum, { length }) => sum + length, 0);
export const unpaidOf = (world: World, uid: string) => countIn(world, uid, awaitingUserPayment);

/** The owner and the recipient of the held coin. */
export const giverOf = ({ side, uid, dealerId }: FiatOrder) => (side === "buy" ? dealerId : uid);
export const takerOf = ({ side, uid, dealerId }: FiatOrder) => (side === "buy" ? uid : dealerId);
export const coinAccount = (of: string, coin: string) => userAccount(of, "main", coin);
