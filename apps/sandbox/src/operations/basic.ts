import { PtrBusinessType, VerificationScene, type WireInput } from "@coffer/sdk/contract";
import { currentTriple } from "../crypto/key-triple.ts";
import { sendCode } from "../domain/codes/codes.ts";
import { enumerations } from "../domain/enums/enumerations.ts";
import { currencyList, pricingCurrencyList } from "../domain/fiat/currencies.ts";
import { cardTerms, tradePairs } from "../domain/fiat/trade-terms.ts";
import { contactOf } from "../domain/security/proof.ts";
import { issueTicket } from "../domain/session/ticket.ts";
import { normalEmail, userByContact } from "../domain/user/find-user.ts";
import { maskContact } from "../domain/user/mask.ts";
import { type User, users } from "../domain/user/user.ts";
import type { OperationsOf } from "../engine/context.ts";
import { invalid, refuse } from "../refusal.ts";

const { register, resetPassword, bindEmail, bindPhone } = VerificationScene;
const OPEN_SCENES: readonly number[] = [register, resetPassword, bindEmail, bindPhone];
const NEW_CONTACT_SCENES: readonly number[] = [register, bindEmail, bindPhone];

export const basic = {
  getKEIS: ({ world }) => currentTriple(world),

  pTR: ({ world, viewer }, { businessType, key }) => {
    if (businessType === PtrBusinessType.signIn) {
      const contact = key.includes("@") ? normalEmail(key) : key;
      return issueTicket(world, businessType, contact, userByContact(world, contact));
    }
    const uid = key || viewer?.uid;
    if (uid === undefined) throw invalid("key", "required", "Name the user, or send the access token.");
    return issueTicket(world, businessType, uid, world.table(users).get(uid));
  },

  sendVerificationCode: (context, input) => {
    const { world, language, viewer } = context;
    const given = contactIn(input);
    if (!OPEN_SCENES.includes(input.scene)) {
      if (!viewer) throw refuse(401, "This scene needs somebody signed in.");
      const to = ownContact(viewer, given);
      return { sentTo: maskContact(to), ...sendCode(world, input.scene, to, language) };
    }
    if (given === null)
      throw invalid("emailAddress", "required", "Send an e-mail address, or a dialling code and a number.");
    const owner = userByContact(world, given);
    if (owner && NEW_CONTACT_SCENES.includes(input.scene)) throw refuse(given.includes("@") ? 51093 : 51094);
    const nobody = input.scene === resetPassword && !owner;
    return { sentTo: maskContact(given), ...sendCode(world, input.scene, given, language, nobody) };
  },

  getEnum: () => enumerations,
  getLegalPricingCurrencyList: ({ world, language }) => pricingCurrencyList(world, language),
  getLegalCurrencyList: ({ world, language }) => currencyList(world, language),
  getLegalCurrencyCoinConfig: ({ world }) => tradePairs(world),
  getLegalCreditCurrencyCoinList: () => cardTerms(),
} satisfies OperationsOf<"basic">;

/** The contact in the request, as codes are keyed; null when there is none. */
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
