import type { BeneficiaryFields, CashChannelCode, DynamicFormField, PayeeType } from "@coffer/sdk";
import { tidied } from "../../../platform/form/tidy.ts";
import type { Verification } from "../../../platform/proof/verification.tsx";

/** What a bank form holds, as typed. */
export interface BankFormValues {
  payeeType: PayeeType;
  fields: Record<string, string>;
  securityCode: string;
  verification: Verification;
}

/** The fields to fill in, for this payee at a bank of this country. */
export const fieldsFor = (
  form: readonly DynamicFormField[],
  { payeeType, fields }: Pick<BankFormValues, "payeeType" | "fields">,
): DynamicFormField[] =>
  form
    .filter(({ payeeTypes }) => payeeTypes.includes(payeeType))
    .filter(({ bankCountries = [] }) => bankCountries.length === 0 || bankCountries.includes(fields.bankCountry ?? ""))
    .toSorted((one, other) => one.order - other.order);

/** A choice of one is none: it is made already, and not shown. */
export const onlyChoice = ({ type, options }: DynamicFormField): string | undefined =>
  type === "select" && options.length === 1 ? options[0]?.value : undefined;

/** An empty value for each field, but for what can only be one. */
export const emptyFields = (form: readonly DynamicFormField[]): Record<string, string> =>
  Object.fromEntries(form.filter(({ type }) => type !== "secret").map((field) => [field.key, onlyChoice(field) ?? ""]));

/** What is sent: only what the form asks for, each as the contract writes it. */
export function inputOf(form: readonly DynamicFormField[], values: BankFormValues, channel: CashChannelCode) {
  const shown = fieldsFor(form, values);
  const filled = shown
    .filter(({ type }) => type !== "secret")
    .map(({ key }) => [key, tidied(key, values.fields[key] ?? "")] as const)
    .filter(([, value]) => value !== "");
  const secret = shown.some(({ type }) => type === "secret") && tidied("securityCode", values.securityCode);
  return {
    channel,
    // The server's own form says which keys there are.
    fields: Object.fromEntries(filled) as unknown as BeneficiaryFields,
    ...(secret && { securityCode: secret }),
  };
}
