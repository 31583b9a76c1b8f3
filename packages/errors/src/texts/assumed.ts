import type { Text } from "./text.ts";

/** 90001–90008: refusals that the product gives only as text. */
export const assumedTexts = {
  90001: {
    en: "The account or the password is wrong. Check both and try again.",
    "zh-CN": "账号或密码错误，请核对后重试。",
  },
  90002: {
    en: "You have no fund PIN yet. Set one in the security centre first.",
    "zh-CN": "您尚未设置资金密码，请先在安全中心设置。",
  },
  90003: {
    en: "Your identity verification wasn’t accepted. See the reason and submit it again.",
    "zh-CN": "身份认证未通过，请查看原因后重新提交。",
  },
  90004: {
    en: "Your identity is under review. We will tell you as soon as it is done.",
    "zh-CN": "身份认证审核中，完成后我们会通知您。",
  },
  90005: {
    en: "The security check has expired. Start it again.",
    "zh-CN": "安全验证已过期，请重新验证。",
  },
  90006: {
    en: "With these answers an account can’t be opened.",
    "zh-CN": "根据您的回答，暂不符合注册条件。",
  },
  90007: {
    en: "This network is at risk at the moment. Choose another network.",
    "zh-CN": "该网络当前存在风险，请更换网络。",
  },
  90008: {
    en: "The exchange took too long and wasn’t made. Ask for a new price and try again.",
    "zh-CN": "兑换请求超时，未成交。请重新获取报价后再试。",
  },
} as const satisfies Record<number, Text>;
