import { ExchangeStatus, type WireInput } from "@coffer/sdk/contract";
import { defineTable } from "../../world/table.ts";
import type { World } from "../../world/world.ts";
import { amountText, minorOf } from "../assets/coins/exports.ts";
import { type Span, spanOf } from "../assets/records/exports.ts";
import type { OtcOrder } from "./order.ts";

const DAY = 24 * 60 * 60 * 1000;
export type Role = "taker" | "acceptor";
/** The inputs of totals. */
export type Summed = Pick<OtcOrder, "symbol" | "base" | "quote" | "side" | "quantity" | "amount" | "fee" | "total">;

/** The complete orders of an account on one day, by pair and side, summed. */
type OtcDay = Summed & {
  id: string;
  /** The account, and its role. */
  of: string;
  /** Days since 1970. */
  day: number;
};
export const otcDays = defineTable<OtcDay>("otcDays", { key: "id", indexes: ["of"] });

const dayOf = (moment: number) => Math.floor(moment / DAY);
const ownerOf = (uid: string, as: Role) => `${uid} ${as}`;

/** An order is complete: it counts in both sides' totals from now on. */
export function addToDay(world: World, order: OtcOrder): void {
  addFor(world, order, ownerOf(order.uid, "taker"));
  if (order.acceptorUid !== null) addFor(world, order, ownerOf(order.acceptorUid, "acceptor"));
}

/**
 * Sums a filter's complete orders at constant cost: whole days from their sums, and the partial days at the span's
 * ends.
 * A text search checks each order.
 */
export function completeIn(
  world: World,
  uid: string,
  as: Role,
  filter: WireInput<"getOrderList">,
  ordersIn: (span: Span) => readonly OtcOrder[],
): readonly Summed[] {
  const { Status, Symbol: pair, Side, Keyword } = filter;
  if (Status && !Status.includes(ExchangeStatus.complete)) return [];
  const each = (span: Span) => ordersIn(span).filter(({ status }) => status === ExchangeStatus.complete);
  const [from, to] = spanOf(filter) ?? [-Infinity, Infinity];
  const [first, end] = [Math.ceil(from / DAY) * DAY, Math.floor(to / DAY) * DAY];
  if (Keyword !== undefined || first >= end) return each([from, to]);
  const days = world
    .table(otcDays)
    .find("of", ownerOf(uid, as))
    .filter(({ day, symbol, side }) => {
      const isWithin = day * DAY >= first && day * DAY < end;
      return isWithin && (pair ?? symbol) === symbol && (Side ?? side) === side;
    });
  return [...each([from, first]), ...days, ...each([end, to])];
}

function addFor(world: World, { at, symbol, base, quote, side, ...order }: OtcOrder, of: string): void {
  const table = world.table(otcDays);
  const day = dayOf(at);
  const id = [of, day, symbol, side].join(" ");
  const known = table.get(id);
  const sum = (coin: string, name: "quantity" | "amount" | "fee" | "total") =>
    known
      ? amountText(world, coin, minorOf(world, coin, known[name]) + minorOf(world, coin, order[name]))
      : order[name];
  const sums = {
    quantity: sum(base, "quantity"),
    amount: sum(quote, "amount"),
    fee: sum(quote, "fee"),
    total: sum(quote, "total"),
  };
  if (known) table.update(id, sums);
  else table.insert({ id, of, day, symbol, base, quote, side, ...sums });
}
