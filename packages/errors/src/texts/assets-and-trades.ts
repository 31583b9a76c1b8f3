import type { Text } from "./text.ts";

const depositDisabled: Text = {
  en: "Deposits are switched off for this account or currency. Try again later or contact support.",
  "zh-CN": "充值功能已关闭，请稍后再试或联系客服。",
};

/** 60001–60032: balances, transfers, fiat trading and payment methods. */
export const assetAndTradeTexts = {
  60001: {
    en: "The wallet for this asset couldn’t be created. Try again in a moment.",
    "zh-CN": "资产创建失败，请稍后重试。",
  },
  60002: {
    en: "The merchant doesn’t hold this currency. Choose another one.",
    "zh-CN": "商户未开通该币种，请选择其他币种。",
  },
  60003: {
    en: "There is no address for this user yet. Create one first.",
    "zh-CN": "用户地址不存在，请先创建地址。",
  },
  60004: {
    en: "This user has been disabled. Contact support if you think this is a mistake.",
    "zh-CN": "该用户已被停用。如有疑问，请联系客服。",
  },
  60005: {
    en: "Transfers are switched off for this account. Contact support to learn why.",
    "zh-CN": "转账功能已关闭，请联系客服了解原因。",
  },
  60006: {
    en: "You don’t hold this asset.",
    "zh-CN": "您没有该资产。",
  },
  60007: {
    en: "Your fiat balance doesn’t cover this amount. Top it up or enter less.",
    "zh-CN": "法币资产不足，请先充值或减少金额。",
  },
  60008: {
    en: "The order couldn’t move on from its current status. Reload it and try again.",
    "zh-CN": "订单状态更新失败，请刷新后重试。",
  },
  60009: depositDisabled,
  60010: depositDisabled,
  60011: {
    en: "Withdrawals are blocked for this account for now. After a security change they open again within 24 hours.",
    "zh-CN": "该账户暂时无法提现。修改安全项后，提现将在 24 小时内恢复。",
  },
  60012: {
    en: "There is no exchange rate for this pair right now. Try again in a moment.",
    "zh-CN": "暂无该交易对的汇率，请稍后重试。",
  },
  60013: {
    en: "Verify your identity first. Until then you can’t trade or withdraw.",
    "zh-CN": "请先完成身份认证，认证前无法交易或提现。",
  },
  60014: {
    en: "This order is under appeal. Wait for the result before you go on.",
    "zh-CN": "订单正在申诉中，请等待处理结果。",
  },
  60015: {
    en: "The order’s status doesn’t allow this step. Reload it to see where it stands.",
    "zh-CN": "订单状态不支持此操作，请刷新查看最新状态。",
  },
  60016: {
    en: "The time to pay is over. Place a new order.",
    "zh-CN": "付款已超时，请重新下单。",
  },
  60017: {
    en: "This cancellation is already being handled. There is no need to send it again.",
    "zh-CN": "取消正在处理中，请勿重复操作。",
  },
  60018: {
    en: "The time to confirm receipt is over. Reload the order to see what happens next.",
    "zh-CN": "确认收款已超时，请刷新订单查看后续处理。",
  },
  60019: {
    en: "We can’t find this complaint. Check its number.",
    "zh-CN": "未找到该申诉，请核对申诉编号。",
  },
  60020: {
    en: "Payment details are missing. Add a receiving method first.",
    "zh-CN": "收付款信息不存在，请先添加收款方式。",
  },
  60021: {
    en: "This ad is no longer there. Choose another one.",
    "zh-CN": "广告不存在，请选择其他广告。",
  },
  60022: {
    en: "The matched ad has changed. Start the match again.",
    "zh-CN": "匹配的广告已变动，请重新匹配。",
  },
  60023: {
    en: "You have cancelled too many orders today. You can buy again tomorrow.",
    "zh-CN": "今日取消次数已达上限，请明日再购买。",
  },
  60024: {
    en: "The dealer has no payment details for this method. Choose another method or dealer.",
    "zh-CN": "承兑商缺少该方式的收款信息，请更换付款方式或承兑商。",
  },
  60025: {
    en: "The total doesn’t match price and quantity. Check the figures and send the order again.",
    "zh-CN": "总价与单价和数量不一致，请核对后重新提交。",
  },
  60026: {
    en: "You already have a method of this payment channel. Only one of each is allowed.",
    "zh-CN": "同一支付渠道只能添加一个收款方式。",
  },
  60027: {
    en: "This would pass your transfer total for today. Enter less or wait until tomorrow.",
    "zh-CN": "已超出今日转账累计限额，请减少金额或明日再试。",
  },
  60028: {
    en: "Your balance doesn’t cover this amount. Deposit first or enter less.",
    "zh-CN": "资产余额不足，请先充值或减少金额。",
  },
  60029: {
    en: "The amount is smaller than the transfer fee. Enter more.",
    "zh-CN": "转账金额低于手续费，请增加金额。",
  },
  60030: {
    en: "This payment method has been switched off. Switch it on or choose another.",
    "zh-CN": "该收付款方式已关闭，请启用或选择其他方式。",
  },
  60031: {
    en: "This order is older than 24 hours and can’t be appealed any more.",
    "zh-CN": "订单已超过 24 小时，无法申诉。",
  },
  60032: {
    en: "You can have 3 payment methods at most. Switch one off first.",
    "zh-CN": "最多只能启用 3 个收款方式，请先停用一个。",
  },
} as const satisfies Record<number, Text>;
