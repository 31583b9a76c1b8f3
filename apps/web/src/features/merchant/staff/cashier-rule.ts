import type { SubMerchant } from "@coffer/sdk";
import { countryCode, emailAddress, phoneNumber } from "@coffer/sdk/rules";
import * as z from "zod/mini";
import type { TextParams } from "../../../platform/form/zod-messages.ts";

/** The contract's bounds: an order's validity in minutes, and the visible days. */
export const MINUTES = { min: 5, max: 1440 } as const;
export const DAYS = { min: 1, max: 365 } as const;
const NAME_MAX = 80;

export const noCashier = {
  ...{ userName: "", emailAddress: "", contactName: "", jobTitle: "" },
  ...{ countryCode: "+44", phoneNumber: "" },
  ...{ collectionValidMinutes: "30", orderDisplayDays: "30" },
};
export type CashierDetails = typeof noCashier;

export const detailsOf = (cashier: SubMerchant): CashierDetails => ({
  userName: cashier.userName,
  emailAddress: cashier.emailAddress,
  contactName: cashier.contactName,
  jobTitle: cashier.jobTitle ?? "",
  countryCode: cashier.countryCode ?? noCashier.countryCode,
  phoneNumber: cashier.phoneNumber ?? "",
  collectionValidMinutes: String(cashier.collectionValidMinutes),
  orderDisplayDays: String(cashier.orderDisplayDays),
});

/** An integer within its bounds, as typed text. */
const whole = ({ min, max }: { min: number; max: number }) =>
  z.string().check(
    z.superRefine((typed, context) => {
      const number = /^\d{1,5}$/.test(typed.trim()) ? Number(typed) : Number.NaN;
      const params: TextParams = { text: "merchantCashiers.between", values: { min, max } };
      if (!(number >= min && number <= max)) context.addIssue({ code: "custom", params });
    }),
  );

/** "4 to 32 characters": letters, digits and three signs, a letter first. */
const userName = z.string().check(z.regex(/^[A-Za-z][A-Za-z0-9_.-]{3,31}$/, "merchantCashiers.userNameRule"));
const filled = z.string().check(z.trim(), z.minLength(1), z.maxLength(NAME_MAX));

/** A set value can't be cleared: the contract's fields have no empty value. */
export const cashierRule = (before: SubMerchant | undefined) =>
  z.object({
    userName: before ? z.string() : userName,
    emailAddress,
    contactName: filled,
    jobTitle: before?.jobTitle ? filled : z.string().check(z.trim(), z.maxLength(NAME_MAX)),
    countryCode,
    phoneNumber: before?.phoneNumber ? phoneNumber : z.union([z.literal(""), phoneNumber]),
    collectionValidMinutes: whole(MINUTES),
    orderDisplayDays: whole(DAYS),
  });

/** Returns the input without empty fields. */
export function cashierInput({ jobTitle, countryCode: code, phoneNumber: phone, ...details }: CashierDetails) {
  return {
    emailAddress: details.emailAddress,
    contactName: details.contactName,
    collectionValidMinutes: Number(details.collectionValidMinutes),
    orderDisplayDays: Number(details.orderDisplayDays),
    ...(jobTitle && { jobTitle }),
    ...(phone && { countryCode: code, phoneNumber: phone }),
  };
}
