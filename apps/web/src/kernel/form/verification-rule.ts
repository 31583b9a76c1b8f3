import * as z from "zod";

const sixDigits = z.string().regex(/^\d{6}$/, "form.sixDigits");

type Method = "fundPassword" | "googleCode" | "code";

/** What `VerificationFields` collects, each asked part exactly six digits. */
export function verificationRule(methods: readonly Method[]) {
  const asked = methods.map((method) => [method, sixDigits] as const);
  return z.object(Object.fromEntries(asked) as Partial<Record<Method, typeof sixDigits>>);
}

/** Empty fields for them. */
export const emptyVerification = (methods: readonly Method[]): Partial<Record<Method, string>> =>
  Object.fromEntries(methods.map((method) => [method, ""]));
