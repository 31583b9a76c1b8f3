import type { User } from "../../../modules/auth/user/exports.ts";

export const people = {
  state: (count: number) => (count === 1 ? "1 person" : `${count} people`),
  filter: "Find",
  placeholder: "Name, contact or uid",
  password: "Personas’ password",
  fundPassword: "Personas’ fund PIN",
  copyPassword: "Copy password",
  copyPin: "Copy fund PIN",
  copyName: "Copy sign-in name",
  copyAuthenticator: "Copy authenticator code",
  registered: (time: string) => `Registered ${time}`,
  uid: (uid: string) => `UID ${uid}`,
  /** Texts of personas that the sandbox has in English only. */
  abouts: {} as Record<string, string | undefined>,
  /** For a persona that differs from its description. */
  changed: (pin: boolean, authenticator: boolean) =>
    `Changed since the seed: ${pin ? "a" : "no"} fund PIN, ${authenticator ? "an" : "no"} authenticator.`,
  disabled: "Disabled",
  noName: "No name yet",
  authenticator: "Authenticator",
  seconds: (left: number) => `${left} s left`,
  signIn: "Sign in",
  signInAs: (name: string) => `Sign in as ${name} in the web app, in a new tab`,
  signInHere: (name: string) => `Sign in as ${name} here`,
  signInNote: (web: string) =>
    `“Sign in” opens ${web} in a new tab, signed in as that person. Whoever is signed in there now is replaced.`,
  signInHereNote: "“Sign in” replaces whoever is signed in here now.",
  web: "Web app's address",
  webNote: "Tell where the web app runs, and each person gets a button that opens it signed in.",
  webError: "An address like http://127.0.0.1:5173.",
  webUse: "Use",
  webChange: "Change",
  money: "Accounts",
  moneyOf: (name: string) => `Accounts of ${name}`,
  more: (count: number) => `${count} more are not shown.`,
  noneFound: "Nobody like that here",
  noneFoundText: "Change or clear the search.",
  accountTypes: {
    0: "Personal",
    1: "Merchant",
    2: "Enterprise",
    3: "Sub-merchant",
    5: "App-embedded",
    6: "Acceptor",
  } satisfies Record<User["accountType"], string>,
  kyc: { 0: "Not verified", 1: "Under review", 2: "Rejected", 3: "Verified" } satisfies Record<
    User["kycStatus"],
    string
  >,
};
