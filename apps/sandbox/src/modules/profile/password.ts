import type { Text } from "@coffer/errors";
import { PtrBusinessType, SafeOperation, type WireInput } from "@coffer/sdk/contract";
import { CHANGE_PASSWORD, passwordChecks, type SIGN_UP_PASSWORD } from "@coffer/sdk/rules";
import { Refusal, refuse } from "../../core/refusal.ts";
import { derivePassword } from "../../crypto/password.ts";
import { type Context, checkTicket, endOtherSessions } from "../auth/session/exports.ts";
import { users } from "../auth/user/exports.ts";
import { checkNotLocked, rightEntry, wrongEntry } from "./lockout.ts";
import { checkOwner, finishChange } from "./owner-change.ts";

/** @throws 51091 if a password breaks the product's rule; the two screens have different limits */
export function checkPassword(password: string, limits: typeof SIGN_UP_PASSWORD | typeof CHANGE_PASSWORD): void {
  if (passwordChecks(limits).every((check) => check.test(password))) return;
  const text: Text = {
    en: `Use ${limits.min} to ${limits.max} characters with digits, small and capital letters and symbols.`,
    "zh-CN": `请使用 ${limits.min} 至 ${limits.max} 个字符，且包含数字、大小写字母和符号。`,
  };
  throw refuse("passwordRule", text);
}

/** Wrong old passwords count with those of sign-in: five lock both. This session continues, others end. */
export function changePassword(context: Context, input: WireInput<"updatePassword">) {
  const { world, user, session } = context;
  checkNotLocked(world, user, "signIn");
  checkPassword(input.newPassword, CHANGE_PASSWORD);
  const spendTicket = checkTicket(world, input.ticket, PtrBusinessType.changePassword, user.uid);
  if (input.oldPassword !== user.password) {
    const { code, details, options } = wrongEntry(world, user, "signIn", "accountVerificationFailed");
    const remember = () => {
      options.remember?.();
      spendTicket();
    };
    throw new Refusal(code, details, { remember });
  }
  spendTicket();
  rightEntry(world, user, "signIn");
  checkOwner(context, input.verification);
  world.table(users).update(user.uid, { password: derivePassword(input.newPassword, user.pepper) });
  endOtherSessions(world, user.uid, session.id);
  return finishChange(context, SafeOperation.updatePassword);
}
