import { VerificationScene } from "@coffer/sdk/contract";
import { SIGN_UP_PASSWORD } from "@coffer/sdk/rules";
import type { Context } from "../../engine/context.ts";
import { refuse } from "../../refusal.ts";
import { takeCode } from "../codes/codes.ts";
import { checkPassword } from "../security/password-rule.ts";
import { userByContact } from "../user/find-user.ts";
import { newUser } from "../user/new-user.ts";
import type { User } from "../user/user.ts";

type Application = {
  code: string;
  password: string;
  referralCode?: string;
  messagingAppId?: string;
};

/** Opens an account for a contact nobody holds, once its code and password are right. */
export function register(
  { world, language }: Context,
  contact: string,
  { code, password, referralCode, messagingAppId }: Application,
  fields: Partial<User>,
): { uid: string } {
  if (userByContact(world, contact)) throw refuse(contact.includes("@") ? 51093 : 51094);
  checkPassword(password, SIGN_UP_PASSWORD);
  takeCode(world, VerificationScene.register, contact, code);
  const user = newUser(world, {
    ...fields,
    password,
    language,
    referralCode: referralCode ?? null,
    messagingAppId: messagingAppId ?? null,
  });
  return { uid: user.uid };
}
