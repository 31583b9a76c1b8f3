import type { LabelsOf } from "./labels.ts";

/** What is traded, moved and earned, and what becomes of it. */
export const tradingLabels = {
  ApiKeyPermission: {
    readOnly: { en: "Read only", "zh-CN": "只读" },
    withdraw: { en: "Withdraw", "zh-CN": "提现" },
    trade: { en: "Trade", "zh-CN": "交易" },
  },
  ApiKeyAddressScope: {
    all: { en: "All addresses", "zh-CN": "全部地址" },
    custom: { en: "Chosen addresses", "zh-CN": "自选地址" },
  },
  ApiKeyStatus: {
    normal: { en: "Normal", "zh-CN": "正常" },
    abnormal: { en: "Abnormal", "zh-CN": "异常" },
  },
  TransferStep: {
    transfer: { en: "Transferring", "zh-CN": "划转中" },
    audit: { en: "In audit", "zh-CN": "审核中" },
    arrived: { en: "Arrived", "zh-CN": "已到账" },
  },
  ExchangeStatus: {
    inProgress: { en: "In progress", "zh-CN": "进行中" },
    complete: { en: "Complete", "zh-CN": "已完成" },
    failure: { en: "Failed", "zh-CN": "失败" },
  },
  AcceptorPairStatus: {
    disabled: { en: "Closed", "zh-CN": "已停用" },
    enabled: { en: "Open", "zh-CN": "已启用" },
  },
  RedemptionStatus: {
    failed: { en: "Failed", "zh-CN": "赎回失败" },
    redeeming: { en: "Redeeming", "zh-CN": "赎回中" },
    success: { en: "Redeemed", "zh-CN": "赎回成功" },
  },
  FiatOrderStatus: {
    awaitingMerchantConfirmation: { en: "Awaiting dealer confirmation", "zh-CN": "待商家确认" },
    cancelled: { en: "Cancelled", "zh-CN": "已取消" },
    awaitingUserPayment: { en: "Awaiting your payment", "zh-CN": "待用户付款" },
    awaitingUserConfirmation: { en: "Awaiting your confirmation", "zh-CN": "待用户确认" },
    awaitingMerchantPayment: { en: "Awaiting dealer payment", "zh-CN": "待商家付款" },
    completed: { en: "Completed", "zh-CN": "已完成" },
    paymentFailed: { en: "Payment failed", "zh-CN": "支付失败" },
    pendingPayment: { en: "To be paid", "zh-CN": "待支付" },
    payingOut: { en: "Payment in progress", "zh-CN": "支付中" },
    paid: { en: "Paid", "zh-CN": "已支付" },
  },
  FiatCancelReason: {
    byUser: { en: "Cancelled by the user", "zh-CN": "用户取消" },
    userPaymentTimeout: { en: "Not paid in time", "zh-CN": "用户超时未付款" },
    dealerPaymentTimeout: { en: "The dealer did not pay in time", "zh-CN": "商家超时未付款" },
    other: { en: "Other reason", "zh-CN": "其他原因" },
  },
  AppealStatus: {
    processing: { en: "Processing", "zh-CN": "处理中" },
    completed: { en: "Completed", "zh-CN": "已完成" },
  },
  AppealResponsibility: {
    user: { en: "User", "zh-CN": "用户" },
    trader: { en: "Dealer", "zh-CN": "商家" },
    neither: { en: "Neither", "zh-CN": "双方无责" },
  },
} satisfies LabelsOf<
  | "ApiKeyPermission"
  | "ApiKeyAddressScope"
  | "ApiKeyStatus"
  | "TransferStep"
  | "ExchangeStatus"
  | "AcceptorPairStatus"
  | "RedemptionStatus"
  | "FiatOrderStatus"
  | "FiatCancelReason"
  | "AppealStatus"
  | "AppealResponsibility"
>;
