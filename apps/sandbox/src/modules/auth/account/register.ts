import { VerificationScene, type WireInput } from "@coffer/sdk/contract";
import { SIGN_UP_PASSWORD } from "@coffer/sdk/rules";
import { refuse } from "../../../core/refusal.ts";
import { ANSWERS_REQUIRED } from "../../content/notices/exports.ts";
import { checkPassword } from "../../profile/exports.ts";
import { takeCode } from "../codes/exports.ts";
import type { Context } from "../session/exports.ts";
import { newUser, type User, userByContact } from "../user/exports.ts";

type Application = {
  code: string;
  password: string;
  referralCode?: string;
  messagingAppId?: string;
  eligibilityAnswers?: WireInput<"registerMerchant">["eligibilityAnswers"];
};

/** Opens an account for an unused contact after checking its code and password. */
export function register(
  { world, language }: Context,
  contact: string,
  { code, password, referralCode, messagingAppId, eligibilityAnswers = [] }: Application,
  fields: Partial<User>,
): { uid: string } {
  const disagreed = eligibilityAnswers.filter(({ agreed }) => !agreed).map(({ question }) => question);
  const unanswered = ANSWERS_REQUIRED && eligibilityAnswers.length === 0;
  if (disagreed.length > 0 || unanswered) throw refuse("notQualified", null, { data: { questions: disagreed } });
  if (userByContact(world, contact)) throw refuse(contact.includes("@") ? "emailExists" : "phoneExists");
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
