import * as z from "zod/mini";

/**
 * A new password or fund PIN, typed twice: "confirmation must match." An issue at `confirmation` then has `params.rule`
 * confirmationMismatch, also while the value itself still breaks its rule.
 * @example confirmed(signUpPassword).safeParse({ value, confirmation })
 */
export function confirmed(rule: z.core.$ZodType<string>) {
  return z.object({ value: rule, confirmation: z.string() }).check(
    z.refine(({ value, confirmation }) => value === confirmation, {
      path: ["confirmation"],
      params: { rule: "confirmationMismatch" },
      when: ({ value }) => z.object({ value: z.string(), confirmation: z.string() }).safeParse(value).success,
    }),
  );
}

/** "Agreement consent is required for registration and contact form." */
export const consent = z.literal(true);
