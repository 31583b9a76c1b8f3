import { PtrBusinessType, SafeOperation, type WireInput } from "@coffer/sdk/contract";
import { CHANGE_PASSWORD } from "@coffer/sdk/rules";
import { derivePassword } from "../../crypto/password.ts";
import type { Context } from "../../engine/context.ts";
import { refuse } from "../../refusal.ts";
import { checkTicket } from "../session/ticket.ts";
import { endOtherSessions } from "../session/tokens.ts";
import { users } from "../user/user.ts";
import { checkNotLocked, rightEntry, wrongEntry } from "./lockout.ts";
import { checkOwner, finishChange } from "./owner-change.ts";
import { checkPassword } from "./password-rule.ts";

/** The old password counts with those of sign-in: five wrong ones lock both. This session goes on, others end. */
export function changePassword(context: Context, input: WireInput<"updatePassword">) {
  const { world, user, session } = context;
  checkNotLocked(world, user, "signIn");
  checkPassword(input.newPassword, CHANGE_PASSWORD);
  const spendTicket = checkTicket(world, input.ticket, PtrBusinessType.changePassword, user.uid);
  if (input.oldPassword !== user.password) {
    const { code, details, options } = wrongEntry(world, user, "signIn", 90001);
    const remember = () => {
      options.remember?.();
      spendTicket();
    };
    throw refuse(code, details, { remember });
  }
  spendTicket();
  rightEntry(world, user, "signIn");
  checkOwner(context, input.verification);
  world.table(users).update(user.uid, { password: derivePassword(input.newPassword, user.pepper) });
  endOtherSessions(world, user.uid, session.id);
  return finishChange(context, SafeOperation.updatePassword);
}
