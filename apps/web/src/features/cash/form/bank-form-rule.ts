import type { DynamicFormField } from "@coffer/sdk";
import * as z from "zod/mini";
import { type DescribedField, describedFault } from "../../../platform/form/server-fields.tsx";
import { tidied } from "../../../platform/form/tidy.ts";
import { type Method, verificationRule } from "../../../platform/proof/verification.tsx";
import { bankDetailFault } from "./bank-details.ts";
import { type BankFormValues, fieldsFor } from "./bank-form.ts";

/** The rules of a bank form: the server's field rules, and the check digits. */
export function bankFormRule(
  form: readonly DynamicFormField[],
  described: (field: DynamicFormField) => DescribedField,
  methods: readonly Method[],
): z.ZodMiniType<BankFormValues, BankFormValues> {
  const filled = z
    .object({
      payeeType: z.enum(["person", "company"]),
      fields: z.record(z.string(), z.string()),
      securityCode: z.string(),
    })
    .check(
      z.superRefine((values, context) => {
        for (const field of fieldsFor(form, values as BankFormValues)) {
          const { key, type } = field;
          const typed = type === "secret" ? values.securityCode : (values.fields[key] ?? "");
          const value = tidied(key, typed);
          const fault = (value !== "" && bankDetailFault(key, value)) || describedFault(described(field), value);
          if (fault) context.addIssue({ code: "custom", path: pathOf(field), params: fault });
        }
      }),
    );
  // Independent checks, so that a missing code doesn't hide other faults.
  return z.intersection(filled, z.object({ verification: verificationRule(methods) }));
}

const pathOf = ({ key, type }: DynamicFormField) => (type === "secret" ? ["securityCode"] : ["fields", key]);
