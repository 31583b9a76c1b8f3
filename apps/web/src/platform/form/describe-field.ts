import type { DynamicFormField } from "@coffer/sdk";
import type { Locale } from "../intl/locale.ts";
import type { DescribedField } from "./server-fields.tsx";
import { namesBank } from "./tidy.ts";

/** Returns a server-described field in this language. Files have fields of their own. */
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
