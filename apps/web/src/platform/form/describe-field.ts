import type { DynamicFormField } from "@coffer/sdk";
import type { Locale } from "../intl/locale.ts";
import type { DescribedField } from "./server-fields.tsx";
import { namesBank } from "./tidy.ts";

/** A field of the server's form as ours shows it, in this language. Files are asked for by fields of their own. */
export const describeField = (
  { key, label, hint, type, required, minLength, maxLength, pattern, options }: DynamicFormField,
  locale: Locale,
): DescribedField => ({
  name: type === "secret" ? "securityCode" : `fields.${key}`,
  label: label[locale],
  kind: type === "file" ? "text" : type,
  required,
  mono: namesBank(key) || key === "accountNumber",
  hint: hint?.[locale],
  pattern: pattern ?? undefined,
  minLength,
  maxLength,
  options: options.map((option) => ({ value: option.value, label: option.label[locale] })),
});
