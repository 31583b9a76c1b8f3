import { defineTable } from "../../world/table.ts";

/** Times are milliseconds of the world's clock; the wire gets ISO 8601. */
export type User = {
  uid: string;
  /** 0 personal, 1 merchant, 2 enterprise, 3 sub-merchant, 5 app-embedded, 6 acceptor. */
  accountType: 0 | 1 | 2 | 3 | 5 | 6;
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
  /** 0 not verified, 1 pending, 2 rejected, 3 verified. */
  kycStatus: 0 | 1 | 2 | 3;
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
