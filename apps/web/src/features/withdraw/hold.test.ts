import type { AccountInfo } from "@coffer/sdk";
import { expect, it } from "vitest";
import { holdOf } from "./hold.ts";

const account = (change: Partial<AccountInfo>): AccountInfo => ({
  uid: "80412",
  name: "Mei Lin",
  accountType: 0,
  kycStatus: 3,
  lastLoginTime: "2026-11-21T13:00:00Z",
  isOfficial: false,
  emailAddress: "m***n@coffer.example",
  countryCode: null,
  phoneNumber: null,
  hasFundPassword: true,
  hasGoogleAuthenticator: false,
  pricingCurrency: "USD",
  withdrawBlockedUntil: null,
  registeredAt: "2026-10-01T08:00:00Z",
  ...change,
});

it.each([
  ["a verified account with a PIN", {}, 0, undefined],
  ["not verified", { kycStatus: 0 }, 0, "notVerified"],
  ["rejected", { kycStatus: 2 }, 0, "notVerified"],
  ["in review", { kycStatus: 1, hasFundPassword: false }, 0, "underReview"],
  ["no PIN", { hasFundPassword: false }, 0, "noPin"],
  ["24 hours after a change", {}, 86_400, "blocked"],
] as const)("%s", (_, change, blocked, hold) => expect(holdOf(account(change), blocked)).toBe(hold));
