import { derivePassword } from "../../crypto/password.ts";
import type { World } from "../../world/world.ts";
import { nextCount } from "../records/number.ts";
import { normalEmail } from "./find-user.ts";
import { type User, users } from "./user.ts";

const FIRST_UID = 80_500;
const PEPPER_BYTES = 16;

type Given = { password: string } & Partial<Omit<User, "password" | "phone">>;

export const newPepper = (world: World) => world.random.hex(PEPPER_BYTES);

/** A user with nothing but what is given; the password comes in plain text and is kept derived. */
export function newUser(world: World, { password, ...given }: Given): User {
  const { pepper = newPepper(world), countryCode = null, phoneNumber = null, emailAddress = null } = given;
  return world.table(users).insert({
    accountType: 0,
    name: null,
    fundPassword: null,
    googleSecret: null,
    googleStep: 0,
    kycStatus: 0,
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
