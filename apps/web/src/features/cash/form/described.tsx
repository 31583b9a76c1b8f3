import type { DynamicFormField } from "@coffer/sdk";
import { described } from "../../../kernel/form/described.ts";
import type { DescribedField } from "../../../kernel/form/server-fields.tsx";
import { namesBank } from "../../../kernel/form/tidy.ts";
import type { Locale } from "../../../lib/locale.ts";
import { BankOfCode } from "./bank-of-code.tsx";

/** A field of the server's form as ours shows it, in this language; codes tell their bank. */
export function describedIn(locale: Locale, form: readonly DynamicFormField[]) {
  const has = (key: string) => (form.some((field) => field.key === key) ? `fields.${key}` : undefined);
  const fills = { bankName: has("bankName"), bankCountry: has("bankCountry") };
  return (field: DynamicFormField): DescribedField => {
    const shown = described(field, locale);
    if (!namesBank(field.key)) return shown;
    const hint = <BankOfCode code={field.key} name={shown.name} fills={fills} hint={field.hint?.[locale]} />;
    return { ...shown, hint };
  };
}
