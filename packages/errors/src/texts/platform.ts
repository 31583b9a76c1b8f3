import type { Text } from "./text.ts";

/** Maintenance, accounts, sessions, and the credit card link. */
export const platformTexts = {
  1: {
    en: "Coffer is under maintenance. Please come back a little later.",
    "zh-CN": "系统正在维护，请稍后再来。",
  },
  2: {
    en: "Coffer is under maintenance. Please come back a little later.",
    "zh-CN": "系统正在维护，请稍后再来。",
  },
  70001: {
    en: "This credit card needs one more step at the card provider. Open the provider’s page to go on.",
    "zh-CN": "此信用卡还需在发卡服务商页面完成一步操作，请打开该页面继续。",
  },
  80001: {
    en: "This account has been disabled. Contact support if you think this is a mistake.",
    "zh-CN": "该账户已被停用。如有疑问，请联系客服。",
  },
  80002: {
    en: "Your account was signed in on another device. If it wasn’t you, change your password now.",
    "zh-CN": "您的账户已在其他设备登录。如非本人操作，请立即修改密码。",
  },
} as const satisfies Record<number, Text>;
