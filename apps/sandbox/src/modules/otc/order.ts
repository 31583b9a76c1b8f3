import { ExchangeStatus, type OtcFailKind, type TradeSide } from "@coffer/sdk/contract";
import { defineTable } from "../../world/table.ts";
import { comparable } from "../assets/records/exports.ts";

/** What the desk waits for from the customer. */
export const QUESTIONS = ["callBack", "sourceOfFunds"] as const;
export type Question = (typeof QUESTIONS)[number];

/** Amounts are decimal strings, quantity in the base coin and the rest in the quote's; times milliseconds. */
export type OtcOrder = {
  id: string;
  number: string;
  at: number;
  uid: string;
  /** Who serves it; null for the house's own desk, and while nobody does. */
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

/** What a side of an order gives and gets, the fee left to the taker. */
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
