import type { Text } from "@coffer/errors";
import { type CHANGE_PASSWORD, passwordChecks, type SIGN_UP_PASSWORD } from "@coffer/sdk/rules";
import { refuse } from "../../refusal.ts";

/** Throws 51091 when a password breaks the product's rule; the two screens have different limits. */
export function checkPassword(password: string, limits: typeof SIGN_UP_PASSWORD | typeof CHANGE_PASSWORD): void {
  if (passwordChecks(limits).every((check) => check.test(password))) return;
  const text: Text = {
    en: `Use ${limits.min} to ${limits.max} characters with digits, small and capital letters and symbols.`,
    "zh-CN": `请使用 ${limits.min} 至 ${limits.max} 个字符，且包含数字、大小写字母和符号。`,
  };
  throw refuse(51091, text);
}
