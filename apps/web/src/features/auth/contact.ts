import type { Locale } from "../../platform/intl/locale.ts";

/** The two contacts for sign-up and sign-in. */
export type ContactKind = "email" | "phone";

export interface Contact {
  by: ContactKind;
  emailAddress: string;
  countryCode: string;
  phoneNumber: string;
}

let kept: Contact | undefined;

/**
 * The last typed contact, shared by sign-up and sign-in. Never in the URL or in storage, which outlive the user's
 * visit.
 */
export function keptContact(locale: Locale): Contact {
  const countryCode = locale === "zh-CN" ? "+86" : "+44";
  return kept ?? { by: "email", emailAddress: "", countryCode, phoneNumber: "" };
}

export function keepContact({ by, emailAddress, countryCode, phoneNumber }: Contact): void {
  kept = { by, emailAddress, countryCode, phoneNumber };
}
