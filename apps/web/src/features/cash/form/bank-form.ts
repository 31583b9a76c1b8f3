import type { BeneficiaryFields, CashChannelCode, DynamicFormField, PayeeType } from "@coffer/sdk";
import { tidied } from "../../../platform/form/tidy.ts";
import type { Verification } from "../../../platform/proof/verification.tsx";

/** A bank form's values as typed. */
export interface BankFormValues {
  payeeType: PayeeType;
  fields: Record<string, string>;
  securityCode: string;
  verification: Verification;
}

/** The fields for this payee type and bank country. */
export const fieldsFor = (
  form: readonly DynamicFormField[],
  { payeeType, fields }: Pick<BankFormValues, "payeeType" | "fields">,
): DynamicFormField[] =>
  form
    .filter(({ payeeTypes }) => payeeTypes.includes(payeeType))
    .filter(({ bankCountries = [] }) => bankCountries.length === 0 || bankCountries.includes(fields.bankCountry ?? ""))
    .toSorted((one, other) => one.order - other.order);

/** A choice of one is preselected and hidden. */
export const onlyChoice = ({ type, options }: DynamicFormField): string | undefined =>
  type === "select" && options.length === 1 ? options[0]?.value : undefined;

/** An empty value for each field, except single choices. */
export const emptyFields = (form: readonly DynamicFormField[]): Record<string, string> =>
  Object.fromEntries(form.filter(({ type }) => type !== "secret").map((field) => [field.key, onlyChoice(field) ?? ""]));

/** Returns the input: only the form's fields, in the contract's format. */
export function inputOf(form: readonly DynamicFormField[], values: BankFormValues, channel: CashChannelCode) {
  const shown = fieldsFor(form, values);
  const filled = shown
    .filter(({ type }) => type !== "secret")
    .map(({ key }) => [key, tidied(key, values.fields[key] ?? "")] as const)
    .filter(([, value]) => value !== "");
  const secret = shown.some(({ type }) => type === "secret") && tidied("securityCode", values.securityCode);
  return {
    channel,
    // The server's form defines the keys.
    fields: Object.fromEntries(filled) as unknown as BeneficiaryFields,
    ...(secret && { securityCode: secret }),
  };
}
