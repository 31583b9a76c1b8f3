import * as z from "zod";

const sixDigits = z.string().regex(/^\d{6}$/, "form.sixDigits");

type Method = "fundPassword" | "googleCode" | "code";
type Parts = Partial<Record<Method, string>>;

/** What `VerificationFields` collects, each asked part exactly six digits. */
export function verificationRule(methods: readonly Method[]): z.ZodType<Parts, Parts> {
  const asked = methods.map((method) => [method, sixDigits] as const);
  return z.object(Object.fromEntries(asked));
}

/** Empty fields for them. */
export const emptyVerification = (methods: readonly Method[]): Parts =>
  Object.fromEntries(methods.map((method) => [method, ""]));
