import { VerificationScene, type WireInput } from "@coffer/sdk/contract";
import { invalid, refuse } from "../../../core/refusal.ts";
import type { Operations } from "../session/exports.ts";
import { contactOf, maskContact, normalEmail, type User, userByContact } from "../user/exports.ts";
import { CLIENT_RATE, sendCode } from "./codes.ts";
import { checkRate, countOnce } from "./rate.ts";

const { register, resetPassword, bindEmail, bindPhone } = VerificationScene;
const OPEN_SCENES: readonly number[] = [register, resetPassword, bindEmail, bindPhone];
const NEW_CONTACT_SCENES: readonly number[] = [register, bindEmail, bindPhone];

export const operations = {
  sendVerificationCode: (context, input) => {
    const { world, language } = context;
    const given = contactIn(input);
    if (!OPEN_SCENES.includes(input.scene)) {
      // Throws 401 for an anonymous caller.
      const to = ownContact(context.user, given);
      return { sentTo: maskContact(to), ...sendCode(world, input.scene, to, language) };
    }
    if (given === null)
      throw invalid("emailAddress", "required", "Send an e-mail address, or a dialling code and a number.");
    checkRate(world, CLIENT_RATE, context.ip);
    const owner = userByContact(world, given);
    if (owner && NEW_CONTACT_SCENES.includes(input.scene))
      throw refuse(given.includes("@") ? "emailExists" : "phoneExists");
    const nobody = input.scene === resetPassword && !owner;
    countOnce(world, CLIENT_RATE, context.ip);
    return { sentTo: maskContact(given), ...sendCode(world, input.scene, given, language, nobody) };
  },
} satisfies Operations;

/** Returns the contact in the request as the key of codes; null without one. */
function contactIn(input: WireInput<"sendVerificationCode">): string | null {
  const { emailAddress, countryCode, phoneNumber } = input;
  if (emailAddress !== undefined) {
    if (phoneNumber !== undefined)
      throw invalid("phoneNumber", "either", "Send an e-mail address or a phone, not both.");
    return normalEmail(emailAddress);
  }
  if (phoneNumber !== undefined && countryCode === undefined)
    throw invalid("countryCode", "required", "It is missing.");
  if (countryCode !== undefined && phoneNumber === undefined)
    throw invalid("phoneNumber", "required", "It is missing.");
  return countryCode !== undefined && phoneNumber !== undefined ? countryCode + phoneNumber : null;
}

function ownContact(user: User, given: string | null): string {
  if (given === null) return contactOf(user);
  if (given !== user.emailAddress && given !== user.phone)
    throw invalid(given.includes("@") ? "emailAddress" : "phoneNumber", "own", "It is no contact of this account.");
  return given;
}
