import { AccountType, KycStatus } from "@coffer/sdk/contract";
import { derivePassword } from "../../../crypto/password.ts";
import type { World } from "../../../world/world.ts";
import { newPepper, newUser, type User, users } from "./user.ts";

/** Documented, not secret: who opens a sandbox signs in with these. */
export const DEMO_PASSWORD = "Coffer-demo-2026";
export const DEMO_FUND_PIN = "246810";

/** A person of the seed, by the name tests and the console call them. */
export type Persona = {
  name: string;
  about: string;
  user: Pick<User, "uid" | "accountType" | "kycStatus" | "emailAddress"> & Partial<User>;
  /** Has a fund PIN. */
  hasFundPin?: true;
};

export const personas = [
  {
    name: "fresh",
    about: "Signed up, not verified, nothing set up.",
    user: {
      uid: "80401",
      accountType: AccountType.personal,
      kycStatus: KycStatus.notVerified,
      emailAddress: "nora.fresh@coffer.example",
    },
  },
  {
    name: "mei",
    about: "Verified, with a fund PIN and an authenticator; began with balances in every wallet.",
    user: {
      uid: "80412",
      accountType: AccountType.personal,
      kycStatus: KycStatus.verified,
      emailAddress: "mei.lin@coffer.example",
      countryCode: "+44",
      phoneNumber: "7700900123",
      name: "Mei Lin",
      googleSecret: "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP",
    },
    hasFundPin: true,
  },
  {
    name: "verified",
    about: "Verified, with a fund PIN, no authenticator; began with 1,000 USDT.",
    user: {
      uid: "80413",
      accountType: AccountType.personal,
      kycStatus: KycStatus.verified,
      emailAddress: "vera.ode@coffer.example",
      name: "Vera Ode",
    },
    hasFundPin: true,
  },
  {
    name: "pending",
    about: "Handed in identity documents, waits for the reviewer.",
    user: {
      uid: "80421",
      accountType: AccountType.personal,
      kycStatus: KycStatus.pending,
      emailAddress: "pavel.novak@coffer.example",
    },
  },
  {
    name: "rejected",
    about: "Identity documents were rejected.",
    user: {
      uid: "80422",
      accountType: AccountType.personal,
      kycStatus: KycStatus.rejected,
      emailAddress: "rosa.marin@coffer.example",
    },
  },
  {
    name: "merchant",
    about: "An official merchant.",
    user: {
      uid: "80431",
      accountType: AccountType.merchant,
      kycStatus: KycStatus.verified,
      emailAddress: "desk@harbour-pine.example",
      name: "Harbour & Pine",
      isOfficial: true,
    },
    hasFundPin: true,
  },
  {
    name: "cashier",
    about: "A sub-merchant of Harbour & Pine.",
    user: {
      uid: "80433",
      accountType: AccountType.subMerchant,
      kycStatus: KycStatus.verified,
      emailAddress: "till@harbour-pine.example",
      name: "Harbour & Pine, till 2",
      parentUid: "80431",
    },
  },
  {
    name: "enterprise",
    about: "A verified company.",
    user: {
      uid: "80442",
      accountType: AccountType.enterprise,
      kycStatus: KycStatus.verified,
      emailAddress: "treasury@northlight.example",
      name: "Northlight Holdings",
    },
    hasFundPin: true,
  },
  {
    name: "embedded",
    about: "A client embedded in the native app.",
    user: {
      uid: "80455",
      accountType: AccountType.appEmbedded,
      kycStatus: KycStatus.verified,
      emailAddress: "app.client@coffer.example",
      name: "App Client",
    },
    hasFundPin: true,
  },
  {
    name: "acceptor",
    about: "A dealer who manages currency pairs.",
    user: {
      uid: "80466",
      accountType: AccountType.acceptor,
      kycStatus: KycStatus.verified,
      emailAddress: "dealer@coffer.example",
      name: "Dan Keeler",
    },
    hasFundPin: true,
  },
] as const satisfies readonly Persona[];

export type PersonaName = (typeof personas)[number]["name"];

export function seedPersonas(world: World): void {
  // They share a password as it is; with a pepper each, deriving them would be half of a start.
  const pepper = newPepper(world);
  for (const persona of personas as readonly Persona[]) {
    const user = newUser(world, { ...persona.user, pepper, password: DEMO_PASSWORD });
    if (persona.hasFundPin)
      world.table(users).update(user.uid, { fundPassword: derivePassword(DEMO_FUND_PIN, user.pepper) });
  }
}
