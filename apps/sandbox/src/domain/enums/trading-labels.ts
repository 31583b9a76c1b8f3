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
} satisfies LabelsOf<
  | "ApiKeyPermission"
  | "ApiKeyAddressScope"
  | "ApiKeyStatus"
  | "TransferStep"
  | "ExchangeStatus"
  | "AcceptorPairStatus"
  | "RedemptionStatus"
>;
