import type { Text } from "@coffer/errors";
import type { OtcFailKind } from "@coffer/sdk/contract";
import type { Question } from "./order.ts";

/** The display name of the house's desk. */
export const DESK_NAME = "Northgate Desk";

export const failReasons: Readonly<Record<OtcFailKind, Text>> = {
  cancelled: { en: "You cancelled the order. The amount is back.", "zh-CN": "您已取消订单，金额已退回。" },
  noAcceptor: {
    en: "No acceptor took the order at its price within 8 hours. The amount is back.",
    "zh-CN": "8 小时内没有承兑商按该价格接单，金额已退回。",
  },
  rejected: { en: "The acceptor declined the order. The amount is back.", "zh-CN": "承兑商已拒绝订单，金额已退回。" },
  notSettledInTime: {
    en: "The order was not settled within 8 hours. The amount is back.",
    "zh-CN": "订单未在 8 小时内完成结算，金额已退回。",
  },
};

/** A number from the range reserved for fiction. */
const DESK_PHONE = "+44 20 7946 0112";
const DESK_EMAIL = "otc@coffer.example";

export const instructions: Readonly<Record<Question, (number: string) => Text>> = {
  callBack: (number) => ({
    en: `The desk called to confirm order ${number} and did not reach you. Call ${DESK_PHONE} and quote its number.`,
    "zh-CN": `交易台致电确认订单 ${number} 时未能联系到您。请致电 ${DESK_PHONE} 并告知订单号。`,
  }),
  sourceOfFunds: (number) => ({
    en: `The desk needs to see where the funds come from. Send a statement to ${DESK_EMAIL} and quote order ${number}.`,
    "zh-CN": `交易台需要核实资金来源。请将证明材料发送至 ${DESK_EMAIL}，并注明订单号 ${number}。`,
  }),
};
