import { multisigUnfinished } from "./own.ts";
import type { Text } from "./text.ts";

/** 50001–50016: the session, security checks, and files. */
export const sessionAndFileTexts = {
  50001: {
    en: "Your session has ended. Please sign in again.",
    "zh-CN": "登录已失效，请重新登录。",
  },
  50002: {
    en: "The security check didn’t pass. Check the code or PIN and try again.",
    "zh-CN": "安全验证未通过，请核对验证码或密码后重试。",
  },
  50004: {
    en: "Please sign in again to go on.",
    "zh-CN": "请重新登录后继续操作。",
  },
  50009: multisigUnfinished,
  50010: {
    en: "This account can’t sign in at the moment. Wait until the lock ends, or contact support.",
    "zh-CN": "该账户已被禁止登录，请等待解除或联系客服。",
  },
  50011: {
    en: "We can’t find this user. Check what you entered.",
    "zh-CN": "用户不存在，请核对输入的信息。",
  },
  50012: {
    en: "No file was received. Choose a file and send it again.",
    "zh-CN": "未收到上传的文件，请选择文件后重新上传。",
  },
  50013: {
    en: "The upload failed. Check your connection and send the file again.",
    "zh-CN": "上传失败，请检查网络后重新上传。",
  },
  50014: {
    en: "The amount is outside the allowed range. Enter an amount within it.",
    "zh-CN": "金额超出允许范围，请输入范围内的金额。",
  },
  50015: {
    en: "You are already verified. There is nothing more to do.",
    "zh-CN": "您已完成认证，无需重复提交。",
  },
  50016: {
    en: "Too many files. Remove some and send the rest.",
    "zh-CN": "文件数量过多，请删减后再上传。",
  },
} as const satisfies Record<number, Text>;
