import type { Text } from "./text.ts";

/** Failures without a reply of the server, by name. */
export const transportTexts = {
  network: {
    en: "Coffer can’t be reached. Check your connection and try again.",
    "zh-CN": "无法连接服务器，请检查网络后重试。",
  },
  timeout: {
    en: "The request timed out. Check your connection and try again.",
    "zh-CN": "请求超时，请检查网络后重试。",
  },
  aborted: {
    en: "The request was cancelled.",
    "zh-CN": "请求已取消。",
  },
  decode: {
    en: "The server sent an answer we can’t read. Try again in a moment.",
    "zh-CN": "服务器返回的内容无法识别，请稍后重试。",
  },
} as const satisfies Record<string, Text>;

/** A failure without a reply of the server. */
export type TransportName = keyof typeof transportTexts;
