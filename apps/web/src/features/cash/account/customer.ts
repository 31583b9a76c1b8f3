import type { CreateCashCustomerInput, ExpectedMonthlyVolume, SourceOfFunds } from "@coffer/sdk";
import * as z from "zod/mini";
import { tidyPhone } from "../../../platform/form/tidy.ts";
import type { PlainMessageId } from "../../../platform/intl/intl.ts";

type Data = CreateCashCustomerInput["data"];

/** In the contract's order. */
export const sources: Record<SourceOfFunds, PlainMessageId> = {
  salary: "cashBanks.salary",
  business: "cashBanks.business",
  savings: "cashBanks.savings",
  investments: "cashBanks.investments",
  inheritance: "cashBanks.inheritance",
  other: "cashBanks.otherSource",
};
export const volumes: Record<ExpectedMonthlyVolume, PlainMessageId> = {
  under10000: "cashBanks.under10000",
  under50000: "cashBanks.under50000",
  under250000: "cashBanks.under250000",
  above250000: "cashBanks.above250000",
};

const keysOf = <Key extends string>(record: Record<Key, unknown>) => Object.keys(record) as [Key, ...Key[]];
const text = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max));

/** The bank's required data beyond the verified identity; limits are the contract's. */
export const customerRule = z.object({
  addressLine: text(200),
  city: text(80),
  postalCode: text(16),
  country: z.string().check(z.regex(/^[A-Z]{2}$/, "form.choose")),
  phoneNumber: z.pipe(
    z.pipe(z.string().check(z.minLength(1)), z.transform(tidyPhone)),
    z.string().check(z.regex(/^\+[1-9]\d{6,14}$/, "cashBanks.phoneOdd")),
  ),
  emailAddress: z.pipe(z.string().check(z.trim()), z.email().check(z.maxLength(254))),
  occupation: text(80),
  taxId: z.string().check(z.trim(), z.regex(/^([A-Za-z0-9./-]{4,32})?$/, "form.format")),
  sourceOfFunds: z.enum(keysOf(sources)),
  expectedMonthlyVolume: z.enum(keysOf(volumes)),
});
export type CustomerValues = z.input<typeof customerRule>;

/** An empty tax number is omitted. */
export const dataOf = ({ taxId, ...data }: z.output<typeof customerRule>): Data => ({
  ...data,
  ...(taxId !== "" && { taxId }),
});

type Start = Record<keyof CustomerValues, string>;

export const noCustomer: Start = {
  addressLine: "",
  city: "",
  postalCode: "",
  country: "",
  phoneNumber: "",
  emailAddress: "",
  occupation: "",
  taxId: "",
  sourceOfFunds: "",
  expectedMonthlyVolume: "",
};
