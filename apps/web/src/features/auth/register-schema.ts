import { SIGN_UP_PASSWORD, verificationCode } from "@coffer/sdk/rules";
import * as z from "zod/mini";
import { newPassword } from "../../platform/form/password-rules.ts";
import type { ContactKind } from "./contact.ts";
import { contactFields } from "./contact-rule.ts";

export type RegisterKind = "personal" | "enterprise" | "merchant";

const filled = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max));
const empty = z.string();

/** The rules of this kind and contact; other fields may contain anything. */
export function registerSchema(kind: RegisterKind, by: ContactKind) {
  const merchant = kind === "merchant";
  return z
    .object({
      // In the order of the page, which the error summary keeps.
      kind: z.enum(["personal", "enterprise", "merchant"]),
      fullName: merchant ? filled(120) : empty,
      shortName: merchant ? filled(40) : empty,
      website: merchant ? website : empty,
      ...contactFields(by),
      emailCode: by === "email" ? verificationCode : empty,
      phoneCode: by === "phone" ? verificationCode : empty,
      password: newPassword(SIGN_UP_PASSWORD),
      repeat: z.string().check(z.minLength(1)),
      referralCode: z.string().check(z.trim(), z.regex(/^([A-Za-z0-9]{4,16})?$/, "auth.referralFormat")),
      messagingAppId: z.string().check(z.trim(), z.maxLength(64)),
      agreed: z.boolean().check(z.refine((agreed) => agreed, "auth.agreeFirst")),
    })
    .check(
      z.refine(({ password, repeat }) => password === repeat, { path: ["repeat"], message: "form.passwordsDiffer" }),
    );
}

const website = z.string().check(
  z.trim(),
  z.maxLength(200),
  z.refine((value) => value === "" || /^https:\/\/[^\s/]+\.[^\s]+$/.test(value), "auth.websiteFormat"),
);

export type RegisterValues = z.output<ReturnType<typeof registerSchema>>;
