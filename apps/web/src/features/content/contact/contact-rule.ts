import { countryCode, emailAddress, phoneNumber } from "@coffer/sdk/rules";
import * as z from "zod/mini";

const words = (least: number, most: number) => z.string().check(z.trim(), z.minLength(least), z.maxLength(most));

/** The contract's bounds of `ContactUsInput`; the phone is optional. */
export const contactRule = z
  .object({
    name: words(1, 80),
    companyName: z.string().check(z.trim(), z.maxLength(120)),
    emailAddress,
    countryCode: z.string(),
    phoneNumber: z.string(),
    message: words(10, 2000),
    agreed: z.boolean().check(z.refine((agreed) => agreed, "contentContact.agreeFirst")),
  })
  .check(
    z.superRefine(({ countryCode: code, phoneNumber: number }, context) => {
      if (number === "") return;
      for (const [path, rule, value] of [
        ["countryCode", countryCode, code],
        ["phoneNumber", phoneNumber, number],
      ] as const) {
        const fault = rule.safeParse(value).error?.issues[0];
        if (fault) context.addIssue({ code: "custom", path: [path], message: fault.message });
      }
    }),
  );
