import { AccountType, KycStatus } from "@coffer/sdk/contract";
import { derivePassword } from "../../../crypto/password.ts";
import { defineTable } from "../../../world/table.ts";
import type { World } from "../../../world/world.ts";
import { nextCount } from "../../assets/records/exports.ts";

/** Times are milliseconds of the world's clock; the wire gets ISO 8601. */
export type User = {
  uid: string;
  accountType: AccountType;
  /** The verified person's, company's or merchant's name; null before. */
  name: string | null;
  /** Lower case. */
  emailAddress: string | null;
  countryCode: string | null;
  phoneNumber: string | null;
  /** Dialling code and number joined, as sign-in keys it. */
  phone: string | null;
  /** What `pTR` answers for this user, and the password derived with it, in hex. */
  pepper: string;
  password: string;
  fundPassword: string | null;
  googleSecret: string | null;
  /** The 30 s step of the last authenticator code taken: a code is good once. */
  googleStep: number;
  kycStatus: KycStatus;
  isOfficial: boolean;
  disabled: boolean;
  pricingCurrency: string;
  language: "en" | "zh-CN";
  registeredAt: number;
  lastLoginAt: number | null;
  /** Wrong sign-in passwords in a row, and until when sign-in is locked. */
  wrongPasswords: number;
  signInLockedUntil: number | null;
  /** The same for the fund PIN and the authenticator of somebody signed in. */
  wrongProofs: number;
  proofsLockedUntil: number | null;
  /** After a security change. */
  withdrawBlockedUntil: number | null;
  /** The merchant a sub-merchant belongs to. */
  parentUid: string | null;
  referralCode: string | null;
  messagingAppId: string | null;
};

export const users = defineTable<User>("users", {
  key: "uid",
  unique: ["emailAddress", "phone"],
  indexes: ["parentUid"],
});

export const normalEmail = (address: string) => address.trim().toLowerCase();

export const userByEmail = (world: World, address: string): User | undefined =>
  world.table(users).one("emailAddress", normalEmail(address));

/** Dialling code and number joined, such as +447700900123. */
export const userByPhone = (world: World, phone: string): User | undefined => world.table(users).one("phone", phone);

/** By what a person signs in with: an e-mail address or a joined phone. */
export const userByContact = (world: World, contact: string): User | undefined =>
  contact.includes("@") ? userByEmail(world, contact) : userByPhone(world, contact);

/** `m***n@coffer.example`, `+44 ***0123`: enough to recognise, not enough to learn. */
export function maskContact(contact: string): string {
  const [name = "", host] = contact.split("@");
  if (host === undefined) return `${contact.slice(0, 3)}***${contact.slice(-4)}`;
  return `${name.slice(0, 1)}***${name.length > 1 ? name.slice(-1) : ""}@${host}`;
}

/** `O***s P***e`. */
export const maskName = (name: string) =>
  name
    .split(/\s+/)
    .map((word) => `${word.slice(0, 1)}***${word.length > 1 ? word.slice(-1) : ""}`)
    .join(" ");

/** `******0123`: of a short number no more than half. */
export function maskNumber(number: string): string {
  const shown = Math.min(4, Math.floor(number.length / 2));
  return "*".repeat(number.length - shown) + number.slice(number.length - shown);
}

const FIRST_UID = 80_500;
const PEPPER_BYTES = 16;

type Given = { password: string } & Partial<Omit<User, "password" | "phone">>;

export const newPepper = (world: World) => world.random.hex(PEPPER_BYTES);

/** A user with nothing but what is given; the password comes in plain text and is kept derived. */
export function newUser(world: World, { password, ...given }: Given): User {
  const { pepper = newPepper(world), countryCode = null, phoneNumber = null, emailAddress = null } = given;
  return world.table(users).insert({
    accountType: AccountType.personal,
    name: null,
    fundPassword: null,
    googleSecret: null,
    googleStep: 0,
    kycStatus: KycStatus.notVerified,
    isOfficial: false,
    disabled: false,
    pricingCurrency: "USD",
    language: "en",
    registeredAt: world.clock.now(),
    lastLoginAt: null,
    wrongPasswords: 0,
    signInLockedUntil: null,
    wrongProofs: 0,
    proofsLockedUntil: null,
    withdrawBlockedUntil: null,
    parentUid: null,
    referralCode: null,
    messagingAppId: null,
    ...given,
    uid: given.uid ?? String(nextCount(world, "uid", FIRST_UID)),
    emailAddress: emailAddress === null ? null : normalEmail(emailAddress),
    countryCode,
    phoneNumber,
    phone: countryCode !== null && phoneNumber !== null ? countryCode + phoneNumber : null,
    pepper,
    password: derivePassword(password, pepper),
  });
}

/** Where codes go: the e-mail address, else the phone. */
export const contactOf = (user: User) => user.emailAddress ?? user.phone ?? "";
