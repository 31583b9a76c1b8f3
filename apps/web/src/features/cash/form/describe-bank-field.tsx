import type { DynamicFormField } from "@coffer/sdk";
import { describeField } from "../../../platform/form/describe-field.ts";
import type { DescribedField } from "../../../platform/form/server-fields.tsx";
import { namesBank } from "../../../platform/form/tidy.ts";
import type { Locale } from "../../../platform/intl/locale.ts";
import { BankOfCode } from "./bank-of-code.tsx";

/** Returns a server-described field in this language; codes show their bank. */
export function describeBankField(locale: Locale, form: readonly DynamicFormField[]) {
  const has = (key: string) => (form.some((field) => field.key === key) ? `fields.${key}` : undefined);
  const fills = { bankName: has("bankName"), bankCountry: has("bankCountry") };
  return (field: DynamicFormField): DescribedField => {
    const shown = describeField(field, locale);
    if (!namesBank(field.key)) return shown;
    const hint = <BankOfCode code={field.key} name={shown.name} fills={fills} hint={field.hint?.[locale]} />;
    return { ...shown, hint };
  };
}
