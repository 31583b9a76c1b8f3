import * as z from "zod";
import { tidied } from "../../../kernel/form/tidy.ts";
import { type Method, type Verification, verificationRule } from "../../../kernel/proof/verification.tsx";
import { bankDetailFault } from "../form/bank-details.ts";

/** An own account as it is typed in. */
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
export function ibanRule(methods: readonly Method[]): z.ZodType<IbanValues, IbanValues> {
  return z.object({
    iban: z
      .string()
      .min(1)
      .superRefine((typed, context) => {
        const fault = typed !== "" && bankDetailFault("iban", tidied("iban", typed));
        if (fault) context.addIssue({ code: "custom", params: fault });
      }),
    accountHolderName: z.string().trim().min(1).max(140),
    bankName: z.string().trim().max(120),
    bankCountry: z.string().min(1),
    remark: z.string().trim().max(100),
    verification: verificationRule(methods),
  });
}
