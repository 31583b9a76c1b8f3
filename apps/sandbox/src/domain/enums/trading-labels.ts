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
} satisfies LabelsOf<"ApiKeyPermission" | "ApiKeyAddressScope" | "ApiKeyStatus">;
