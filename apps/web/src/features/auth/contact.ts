import type { Locale } from "../../platform/intl/locale.ts";

/** The two ways to reach a person, and so to sign up and in. */
export type ContactKind = "email" | "phone";

export interface Contact {
  by: ContactKind;
  emailAddress: string;
  countryCode: string;
  phoneNumber: string;
}

let kept: Contact | undefined;

/** What was typed last, so that sign-up and sign-in don't ask twice. Never in the URL or in storage: those outlive the person at this computer. */
export function keptContact(locale: Locale): Contact {
  const countryCode = locale === "zh-CN" ? "+86" : "+44";
  return kept ?? { by: "email", emailAddress: "", countryCode, phoneNumber: "" };
}

export function keepContact({ by, emailAddress, countryCode, phoneNumber }: Contact): void {
  kept = { by, emailAddress, countryCode, phoneNumber };
}
