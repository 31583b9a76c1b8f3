import type { DynamicFormField } from "@coffer/sdk";
import type { DescribedField } from "../../../kernel/form/server-fields.tsx";
import type { Locale } from "../../../lib/locale.ts";
import { BankOfCode } from "./bank-of-code.tsx";
import { namesBank } from "./tidy.ts";

/** A field of the server's form as ours shows it, in this language; codes tell their bank. */
export function describedIn(locale: Locale, form: readonly DynamicFormField[]) {
  const has = (key: string) => (form.some((field) => field.key === key) ? `fields.${key}` : undefined);
  const fills = { bankName: has("bankName"), bankCountry: has("bankCountry") };
  return ({
    key,
    label,
    hint,
    type,
    required,
    minLength,
    maxLength,
    pattern,
    options,
  }: DynamicFormField): DescribedField => {
    const name = type === "secret" ? "securityCode" : `fields.${key}`;
    const code = namesBank(key);
    return {
      name,
      label: label[locale],
      // Files are asked for on forms of their own.
      kind: type === "file" ? "text" : type,
      required,
      mono: code || key === "accountNumber",
      hint: code ? <BankOfCode code={key} name={name} fills={fills} hint={hint?.[locale]} /> : hint?.[locale],
      pattern: pattern ?? undefined,
      minLength,
      maxLength,
      options: options.map((option) => ({ value: option.value, label: option.label[locale] })),
    };
  };
}
