import { derivePassword } from "../crypto/password.ts";
import { newPepper, newUser } from "../domain/user/new-user.ts";
import { type User, users } from "../domain/user/user.ts";
import type { World } from "../world/world.ts";

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
    user: { uid: "80401", accountType: 0, kycStatus: 0, emailAddress: "nora.fresh@coffer.example" },
  },
  {
    name: "mei",
    about: "Verified, with balances in every wallet, a fund PIN and an authenticator.",
    user: {
      uid: "80412",
      accountType: 0,
      kycStatus: 3,
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
    about: "Verified, with a fund PIN, no authenticator and 1,000 USDT.",
    user: { uid: "80413", accountType: 0, kycStatus: 3, emailAddress: "vera.ode@coffer.example", name: "Vera Ode" },
    hasFundPin: true,
  },
  {
    name: "pending",
    about: "Handed in identity documents, waits for the reviewer.",
    user: { uid: "80421", accountType: 0, kycStatus: 1, emailAddress: "pavel.novak@coffer.example" },
  },
  {
    name: "rejected",
    about: "Identity documents were rejected.",
    user: { uid: "80422", accountType: 0, kycStatus: 2, emailAddress: "rosa.marin@coffer.example" },
  },
  {
    name: "merchant",
    about: "An official merchant.",
    user: {
      uid: "80431",
      accountType: 1,
      kycStatus: 3,
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
      accountType: 3,
      kycStatus: 3,
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
      accountType: 2,
      kycStatus: 3,
      emailAddress: "treasury@northlight.example",
      name: "Northlight Holdings",
    },
    hasFundPin: true,
  },
  {
    name: "embedded",
    about: "A client embedded in the native app.",
    user: { uid: "80455", accountType: 5, kycStatus: 3, emailAddress: "app.client@coffer.example", name: "App Client" },
    hasFundPin: true,
  },
  {
    name: "acceptor",
    about: "A dealer who manages currency pairs.",
    user: { uid: "80466", accountType: 6, kycStatus: 3, emailAddress: "dealer@coffer.example", name: "Dan Keeler" },
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
