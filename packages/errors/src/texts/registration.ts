import { characters } from "./own.ts";
import type { Text } from "./text.ts";

const accountExists: Text = {
  en: "This account already exists. Sign in instead, or use another name.",
  "zh-CN": "该账号已存在，请直接登录或更换账号。",
};

/** 51024–51094 and 510240: opening an account. */
export const registrationTexts = {
  51024: characters,
  51025: characters,
  51026: characters,
  51091: {
    en: "The password breaks the rule: mix digits, upper and lower case letters and symbols, in the length shown.",
    "zh-CN": "密码不符合要求，须同时包含数字、大小写字母和符号，并满足长度限制。",
  },
  51092: accountExists,
  51093: {
    en: "This e-mail address is already registered. Sign in, or use another address.",
    "zh-CN": "该邮箱已注册，请直接登录或更换邮箱。",
  },
  51094: {
    en: "This phone number is already registered. Sign in, or use another number.",
    "zh-CN": "该手机号已注册，请直接登录或更换手机号。",
  },
  510240: accountExists,
} as const satisfies Record<number, Text>;
