import type { Text } from "@coffer/errors";
import type { OperationId } from "@coffer/sdk/contract";
import { isMagicAllowed, type Magic } from "../../../core/magic.ts";
import type { RefusalName } from "../../../core/refusal.ts";
import type { World } from "../../../world/world.ts";

/** Addresses with a tag, and phones of the range kept for fiction. */
type Contact = { readonly tag: string; readonly phone: string; readonly about: Text };
export const magicContacts = {
  noCode: {
    tag: "+sandbox-no-code",
    phone: "+447700900901",
    about: { en: "Codes are sent and never arrive.", "zh-CN": "验证码显示已发送，但始终收不到。" },
  },
  locked: {
    tag: "+sandbox-locked",
    phone: "+447700900902",
    about: { en: "Signing in: locked (50010).", "zh-CN": "登录时：已锁定（50010）。" },
  },
  maintenance: {
    tag: "+sandbox-maintenance",
    phone: "+447700900903",
    about: {
      en: "Signing in or up, asking for a code: maintenance (1).",
      "zh-CN": "登录、注册、获取验证码时：维护中（1）。",
    },
  },
  notQualified: {
    tag: "+sandbox-not-qualified",
    phone: "+447700900904",
    about: { en: "Signing up: not qualified (90006).", "zh-CN": "注册时：不符合条件（90006）。" },
  },
} as const satisfies Record<string, Contact>;
export type MagicContact = keyof typeof magicContacts;

/** By a lower-case e-mail address or a joined phone. */
export function magicContactOf(world: World, contact: string): MagicContact | null {
  if (!isMagicAllowed(world)) return null;
  const names = Object.keys(magicContacts) as MagicContact[];
  return (
    names.find((name) => contact === magicContacts[name].phone || isTagged(contact, magicContacts[name].tag)) ?? null
  );
}
const isTagged = (contact: string, tag: string) => contact.includes(`${tag}@`);

const signIn: readonly OperationId[] = ["authenticateByEmailAddress", "authenticateByPhoneNumber"];
const signUp: readonly OperationId[] = ["registerByEmailAddress", "registerByPhoneNumber", "registerMerchant"];

/** The code a contact in the input asks for. */
function refusalFor(world: World, operation: OperationId, input: Record<string, unknown>): RefusalName | null {
  const isSignIn = signIn.includes(operation);
  const isSignUp = signUp.includes(operation);
  if (!isSignIn && !isSignUp && operation !== "sendVerificationCode") return null;
  const { emailAddress, countryCode, phoneNumber } = input;
  const contact = typeof emailAddress === "string" ? emailAddress.toLowerCase() : `${countryCode}${phoneNumber}`;
  const magic = magicContactOf(world, contact);
  if (magic === "maintenance") return "maintenance1";
  if (magic === "locked" && isSignIn) return "signInBanned";
  return magic === "notQualified" && isSignUp ? "notQualified" : null;
}

export const contactMagic: Magic = {
  values: Object.values(magicContacts).flatMap(({ tag, phone, about }) => [
    { field: "emailAddress", value: `you${tag}@coffer.example`, about },
    { field: "phone", value: phone, about },
  ]),
  refusal: refusalFor,
};
