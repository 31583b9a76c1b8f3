import type { Text } from "@coffer/errors";
import type { AddressFamily } from "../crypto/address.ts";
import {
  EXPIRED_CODE,
  MAGIC_CODE,
  MAGIC_FILE,
  type MagicDestination,
  magicAddress,
  magicCertificates,
  magicContacts,
  magicDestinations,
} from "./magic.ts";

/** A value as it is typed, in which field, and what happens then. */
export type MagicShown = { readonly field: string; readonly value: string; readonly about: Text };

const families: Readonly<Record<AddressFamily, string>> = {
  bitcoin: "Bitcoin",
  evm: "Ethereum",
  tron: "Tron",
  xrp: "XRP Ledger",
};
const passes: Text = {
  en: "Right: any authenticator code, and any verification code once one was asked for.",
  "zh-CN": "视为正确：任意谷歌验证码；任意验证码（须先请求发送）。",
};
const expired: Text = {
  en: "Expired (90005): any verification code, once one was asked for.",
  "zh-CN": "视为已过期（90005）：任意验证码（须先请求发送）。",
};
const notStored: Text = { en: "Uploading it fails (50013).", "zh-CN": "上传失败（50013）。" };

/** The whole table of magic.ts, for people. */
export function magicList(): MagicShown[] {
  const destinations = Object.keys(magicDestinations) as MagicDestination[];
  return [
    { field: "code", value: MAGIC_CODE, about: passes },
    { field: "code", value: EXPIRED_CODE, about: expired },
    ...Object.values(magicContacts).flatMap(({ tag, phone, about }) => [
      { field: "emailAddress", value: `you${tag}@coffer.example`, about },
      { field: "phone", value: phone, about },
    ]),
    ...Object.entries(magicCertificates).map(([value, about]) => ({ field: "certificateNumber", value, about })),
    { field: "file name", value: `${MAGIC_FILE}.jpg`, about: notStored },
    ...destinations.flatMap((what) =>
      Object.entries(families).map(([family, name]) => ({
        field: `address, ${name}`,
        value: magicAddress(family as AddressFamily, what),
        about: magicDestinations[what],
      })),
    ),
  ];
}
