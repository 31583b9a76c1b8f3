import type { Text } from "./text.ts";

/** 40001–40018: orders, deposits and withdrawals, mostly of merchants. */
export const merchantOrderTexts = {
  40001: {
    en: "This currency isn’t supported. Choose another one.",
    "zh-CN": "暂不支持该币种，请选择其他币种。",
  },
  40002: {
    en: "Deposits of this coin are closed. Don’t send any to your address for now.",
    "zh-CN": "该币种已禁止充值，请暂勿向您的地址转入。",
  },
  40003: {
    en: "This merchant account is frozen or suspended. Contact support to have it reviewed.",
    "zh-CN": "该商户已被冻结或暂停，请联系客服处理。",
  },
  40004: {
    en: "This order has been cancelled. Place a new one if you still need it.",
    "zh-CN": "订单已取消。如仍需要，请重新下单。",
  },
  40005: {
    en: "This order has already been paid. There is nothing more to pay.",
    "zh-CN": "订单已付款，无需重复支付。",
  },
  40006: {
    en: "This order is already completed and can’t be changed.",
    "zh-CN": "订单已完成，无法再更改。",
  },
  40007: {
    en: "We can’t find this order. Check the order number and try again.",
    "zh-CN": "未找到该订单，请核对订单号后重试。",
  },
  40008: {
    en: "We can’t find this withdrawal. Check its number in your withdrawal history.",
    "zh-CN": "未找到该提现订单，请在提现记录中核对单号。",
  },
  40009: {
    en: "This merchant order number has been used before. Send a new one for each order.",
    "zh-CN": "该商户订单号已存在，请为每笔订单使用新的订单号。",
  },
  40010: {
    en: "This merchant withdrawal number has been used before. Send a new one for each withdrawal.",
    "zh-CN": "该商户提现单号已存在，请为每笔提现使用新的单号。",
  },
  40011: {
    en: "The merchant balance doesn’t cover this amount. Top it up or enter less.",
    "zh-CN": "商户余额不足，请先充值或减少金额。",
  },
  40012: {
    en: "Withdrawals of this currency are closed for now. Your balance is safe; try again later.",
    "zh-CN": "该币种暂停提现，您的资产安全无虞，请稍后再试。",
  },
  40013: {
    en: "The amount is below the minimum for one transaction. Enter more.",
    "zh-CN": "金额低于单笔最低限额，请增加金额。",
  },
  40014: {
    en: "The amount is above the maximum for one transaction. Enter less or split it.",
    "zh-CN": "金额超过单笔最高限额，请减少金额或分笔操作。",
  },
  40015: {
    en: "This would pass your total for today. Enter less or wait until tomorrow.",
    "zh-CN": "已超出今日累计限额，请减少金额或明日再试。",
  },
  40016: {
    en: "You have too many unpaid orders. Pay or cancel one first.",
    "zh-CN": "未付款订单过多，请先付款或取消其中一笔。",
  },
  40017: {
    en: "No deposit address is free right now. Try again in a few minutes.",
    "zh-CN": "暂无可用的充值地址，请过几分钟再试。",
  },
  40018: {
    en: "This isn’t a valid address on the chosen network. Check both the address and the network.",
    "zh-CN": "提现地址与所选网络不符，请核对地址和网络。",
  },
} as const satisfies Record<number, Text>;
