import { defineTable } from "../../../world/table.ts";
import type { World } from "../../../world/world.ts";
import { amountText, minorOf } from "../../assets/coins/exports.ts";
import type { PaymentOrder } from "./order.ts";

/** Every time zone's midnight is at a quarter of an hour. */
export const SLOT = 15 * 60 * 1000;

/** The sales of a merchant or cashier in a coin and a quarter of an hour. Amounts are decimal strings. */
export type Sale = {
  id: string;
  merchantUid: string;
  cashierId: string | null;
  cashierName: string | null;
  coin: string;
  /** The start of the quarter. */
  at: number;
  orderCount: number;
  paidCount: number;
  collected: string;
  fee: string;
  refunded: string;
};
export const sales = defineTable<Sale>("merchantSales", {
  key: "id",
  lists: { of: ["merchantUid", "cashierId"], apart: ["coin"], orders: { time: ({ at }) => at } },
});

type Added = { orderCount?: number; paidCount?: number; collected?: bigint; fee?: bigint; refunded?: bigint };

/** Counted now, for the order's creator. */
export function addSale(world: World, order: PaymentOrder, added: Added): void {
  const { merchantUid, cashierId, cashierName, coin } = order;
  const at = Math.floor(world.clock.now() / SLOT) * SLOT;
  const id = [merchantUid, cashierId ?? "-", coin, at].join(" ");
  const table = world.table(sales);
  const known = table.get(id);
  const plus = (before: string | undefined, more = 0n) =>
    amountText(world, coin, minorOf(world, coin, before ?? "0") + more);
  const sums = {
    orderCount: (known?.orderCount ?? 0) + (added.orderCount ?? 0),
    paidCount: (known?.paidCount ?? 0) + (added.paidCount ?? 0),
    collected: plus(known?.collected, added.collected),
    fee: plus(known?.fee, added.fee),
    refunded: plus(known?.refunded, added.refunded),
  };
  if (known) table.update(id, sums);
  else table.insert({ id, merchantUid, cashierId, cashierName, coin, at, ...sums });
}
