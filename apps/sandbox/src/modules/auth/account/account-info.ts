import type { Result } from "@coffer/sdk/contract";
import { isoOf } from "../../../world/clock.ts";
import type { World } from "../../../world/world.ts";
import { blockedUntil } from "../../profile/exports.ts";
import { contactOf, maskContact, maskNumber, type User, users } from "../user/exports.ts";

/** Returns the signed-in user for the shell, with masked contacts. */
export function accountInfo(world: World, user: User): Result<"getAccountInfo"> {
  const { uid, accountType, kycStatus, countryCode, pricingCurrency } = user;
  const blocked = blockedUntil(world, user);
  return {
    uid,
    name: user.name ?? maskContact(contactOf(user)),
    accountType,
    kycStatus,
    lastLoginTime: user.lastLoginAt === null ? null : isoOf(user.lastLoginAt),
    isOfficial: (user.parentUid ? world.table(users).get(user.parentUid) : user)?.isOfficial ?? false,
    emailAddress: user.emailAddress === null ? null : maskContact(user.emailAddress),
    countryCode,
    phoneNumber: user.phoneNumber === null ? null : maskNumber(user.phoneNumber),
    hasFundPassword: user.fundPassword !== null,
    hasGoogleAuthenticator: user.googleSecret !== null,
    pricingCurrency,
    withdrawBlockedUntil: blocked === null ? null : isoOf(blocked),
    registeredAt: isoOf(user.registeredAt),
    serverTime: world.clock.iso(),
  };
}
