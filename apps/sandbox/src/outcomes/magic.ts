import type { Text } from "@coffer/errors";
import { type AddressFamily, addressOf } from "../crypto/address.ts";
import type { World } from "../world/world.ts";

/**
 * Values that make something happen, in worlds that allow them (`allowMagicCode`). None of them is anybody's: the
 * addresses are checksummed texts with no key, the phones lie in the range kept for fiction.
 */
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

export const magicDestinations = {
  fails: { en: "The network refuses it: failed, money back.", "zh-CN": "网络拒绝：失败并退回资金。" },
  reviewed: { en: "Waits for the reviewer, however small.", "zh-CN": "无论金额大小，均需人工审核。" },
  rejected: { en: "Goes to review and is turned down after 10 s.", "zh-CN": "进入审核，10 秒后被拒绝。" },
  unconfirmed: { en: "Is sent and never confirmed by itself.", "zh-CN": "已发出，但始终不会自动确认。" },
} as const satisfies Record<string, Text>;
export type MagicDestination = keyof typeof magicDestinations;

export const magicCertificates = {
  "SANDBOX-APPROVE": { en: "Verified after 10 s.", "zh-CN": "10 秒后通过认证。" },
  "SANDBOX-REJECT": { en: "Turned down after 10 s, all of it.", "zh-CN": "10 秒后整体被拒绝。" },
  "SANDBOX-RESUBMIT": {
    en: "Turned down after 10 s; the photo is to be taken again.",
    "zh-CN": "10 秒后要求重拍证件照片。",
  },
} as const satisfies Record<string, Text>;
export type MagicCertificate = keyof typeof magicCertificates;

/** Passes once a code was asked for, and as any authenticator code. */
export const MAGIC_CODE = "000000";
/** Has expired (90005), once one was asked for. */
export const EXPIRED_CODE = "000009";
/** A file whose name begins so can't be stored (50013). */
export const MAGIC_FILE = "sandbox-upload-fails";
/** After how long the clock decides where a value says how. */
export const DECIDED_AFTER = 10_000;

const HASH_BYTES = 20;
/** The text in the address's own bytes, so that its hex can be read. */
export const magicAddress = (family: AddressFamily, what: MagicDestination) =>
  addressOf(
    family,
    Uint8Array.from({ length: HASH_BYTES }, (_, at) => `sandbox ${what}`.codePointAt(at) ?? 0),
  );

const places = new Map(
  (["bitcoin", "evm", "tron", "xrp"] as const).flatMap((family) =>
    (Object.keys(magicDestinations) as MagicDestination[]).map((what) => [keyOf(magicAddress(family, what)), what]),
  ),
);
/** Case is a checksum or nothing in the addresses that may be written otherwise. */
function keyOf(address: string): string {
  return address.toLowerCase();
}

export const isMagicAllowed = ({ settings }: World) => settings.allowMagicCode;

export const magicDestinationOf = (world: World, address: string): MagicDestination | null =>
  (isMagicAllowed(world) && places.get(keyOf(address))) || null;

/** By a lower-case e-mail address or a joined phone. */
export function magicContactOf(world: World, contact: string): MagicContact | null {
  if (!isMagicAllowed(world)) return null;
  const names = Object.keys(magicContacts) as MagicContact[];
  return (
    names.find((name) => contact === magicContacts[name].phone || isTagged(contact, magicContacts[name].tag)) ?? null
  );
}
const isTagged = (contact: string, tag: string) => contact.includes(`${tag}@`);

export const magicCertificateOf = (world: World, number: string): MagicCertificate | null =>
  isMagicAllowed(world) && Object.hasOwn(magicCertificates, number) ? (number as MagicCertificate) : null;
