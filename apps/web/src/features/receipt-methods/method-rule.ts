import type { DynamicFormField } from "@coffer/sdk";
import * as z from "zod/mini";
import { describeField } from "../../platform/form/describe-field.ts";
import { describedFault } from "../../platform/form/server-fields.tsx";
import { tidied } from "../../platform/form/tidy.ts";
import { type Method, type Verification, verificationRule } from "../../platform/proof/verification.tsx";

export interface MethodValues {
  fields: Record<string, string>;
  verification: Verification;
}

/** The checked and sent value of typed text. */
export const sentValue = ({ key, type }: DynamicFormField, { fields }: Pick<MethodValues, "fields">): string =>
  type === "file" ? (fields[key] ?? "") : tidied(key, fields[key] ?? "");

/** The channel's field rules, and the owner's proof. */
export function methodRule(
  form: readonly DynamicFormField[],
  methods: readonly Method[],
): z.ZodMiniType<MethodValues, MethodValues> {
  const filled = z.object({ fields: z.record(z.string(), z.string()) }).check(
    z.superRefine((values, context) => {
      for (const field of form) {
        const value = sentValue(field, values);
        // A picture's id has no length or pattern.
        const isEmpty = value === "" && field.required;
        const fault =
          field.type !== "file"
            ? describedFault(describeField(field, "en"), value)
            : isEmpty
              ? { text: "form.required" as const }
              : undefined;
        if (fault) context.addIssue({ code: "custom", path: ["fields", field.key], params: fault });
      }
    }),
  );
  // Independent checks, so that a missing code doesn't hide other faults.
  return z.intersection(filled, z.object({ verification: verificationRule(methods) }));
}
