import { ExchangeStatus, type OtcFailKind, type TradeSide } from "@coffer/sdk/contract";
import { defineTable } from "../../world/table.ts";
import { comparable } from "../assets/records/exports.ts";

/** The customer's pending action for the desk. */
export const QUESTIONS = ["callBack", "sourceOfFunds"] as const;
export type Question = (typeof QUESTIONS)[number];

/** Amounts are decimal strings, quantity in the base coin and the rest in the quote's; times are milliseconds. */
export type OtcOrder = {
  id: string;
  number: string;
  at: number;
  uid: string;
  /** The server; null for the house's desk, and before acceptance. */
  acceptorUid: string | null;
  symbol: string;
  base: string;
  quote: string;
  side: TradeSide;
  price: string;
  quantity: string;
  amount: string;
  fee: string;
  total: string;
  quick: boolean;
  acceptedAt: number | null;
  settlingAt: number | null;
  status: ExchangeStatus;
  failKind: OtcFailKind | null;
  asked: Question | null;
  settleBy: number;
  endedAt: number | null;
  remark: string | null;
};
export const otcOrders = defineTable<OtcOrder>("otcOrders", {
  key: "id",
  lists: {
    of: ["uid", "acceptorUid"],
    apart: ["symbol", "side", "status"],
    orders: { time: ({ at }) => at, amount: ({ amount }) => comparable(amount) },
  },
  parts: { open: ({ status }) => status === ExchangeStatus.inProgress },
});

/** Returns what a side pays and receives; the taker pays the fee. */
export const exchanged = (
  {
    side,
    base,
    quote,
    quantity,
    amount,
    total,
  }: Pick<OtcOrder, "side" | "base" | "quote" | "quantity" | "amount" | "total">,
  as: "taker" | "acceptor",
) => {
  const inBase = { coin: base, amount: quantity };
  const inQuote = { coin: quote, amount: as === "taker" ? total : amount };
  return (side === "buy") === (as === "taker") ? { give: inQuote, get: inBase } : { give: inBase, get: inQuote };
};
