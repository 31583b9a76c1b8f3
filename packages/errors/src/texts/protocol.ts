import type { Text } from "./text.ts";

/** Refusals of the request itself, by HTTP status. */
export const protocolTexts = {
  400: {
    en: "Something in the request isn’t right. Correct the fields marked below.",
    "zh-CN": "提交的内容有误，请修改标出的字段。",
  },
  401: {
    en: "You aren’t signed in. Please sign in.",
    "zh-CN": "您尚未登录，请先登录。",
  },
  403: {
    en: "This account may not do that.",
    "zh-CN": "该账户无权进行此操作。",
  },
  404: {
    en: "There is nothing at this address.",
    "zh-CN": "请求的地址不存在。",
  },
  405: {
    en: "This address doesn’t take requests of this kind.",
    "zh-CN": "该地址不支持此请求方式。",
  },
  409: {
    en: "This was already sent with other details. Start again.",
    "zh-CN": "该请求已用不同内容提交过，请重新开始。",
  },
  413: {
    en: "What you sent is too large. Choose a smaller file or shorten it.",
    "zh-CN": "提交的内容过大，请选择更小的文件或缩短内容。",
  },
  415: {
    en: "This kind of content isn’t accepted.",
    "zh-CN": "不支持该内容类型。",
  },
  429: {
    en: "Too many requests in a short time. Wait a moment and try again.",
    "zh-CN": "操作过于频繁，请稍候再试。",
  },
  500: {
    en: "Something went wrong on our side. Try again in a moment.",
    "zh-CN": "服务器出现问题，请稍后重试。",
  },
  501: {
    en: "This function isn’t available yet.",
    "zh-CN": "该功能尚未开放。",
  },
} as const satisfies Record<number, Text>;
