import * as z from "zod/mini";
import { tidied } from "../../../platform/form/tidy.ts";
import { type Method, type Verification, verificationRule } from "../../../platform/proof/verification.tsx";
import { bankDetailFault } from "../form/bank-details.ts";

/** An own account as typed. */
export interface IbanValues {
  iban: string;
  accountHolderName: string;
  bankName: string;
  bankCountry: string;
  remark: string;
  verification: Verification;
}

export const noIban = { iban: "", accountHolderName: "", bankName: "", bankCountry: "", remark: "" };

/** Limits are the contract's. */
export function ibanRule(methods: readonly Method[]): z.ZodMiniType<IbanValues, IbanValues> {
  return z.object({
    iban: z.string().check(
      z.minLength(1),
      z.superRefine((typed, context) => {
        const fault = typed !== "" && bankDetailFault("iban", tidied("iban", typed));
        if (fault) context.addIssue({ code: "custom", params: fault });
      }),
    ),
    accountHolderName: z.string().check(z.trim(), z.minLength(1), z.maxLength(140)),
    bankName: z.string().check(z.trim(), z.maxLength(120)),
    bankCountry: z.string().check(z.minLength(1)),
    remark: z.string().check(z.trim(), z.maxLength(100)),
    verification: verificationRule(methods),
  });
}
