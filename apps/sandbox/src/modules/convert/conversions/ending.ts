import type { Text } from "@coffer/errors";

/** Why a conversion ended without success. */
export type Ending = "unanswered" | "turnedDown" | "unsettled";
export const failReasons: Readonly<Record<Ending, Text>> = {
  unanswered: {
    en: "The market did not answer within a minute. The amount is back.",
    "zh-CN": "市场在一分钟内未响应，金额已退回。",
  },
  turnedDown: { en: "The conversion was turned down. The amount is back.", "zh-CN": "闪兑被拒绝，金额已退回。" },
  unsettled: {
    en: "The desk could not convert it within 8 hours. The amount is back.",
    "zh-CN": "交易台未能在 8 小时内完成闪兑，金额已退回。",
  },
};
