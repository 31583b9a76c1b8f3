import * as z from "zod";
import { SelectField } from "./select-field.tsx";
import { DateField, TextField } from "./text-field.tsx";

/** A field as a server describes it, such as those of a beneficiary on a channel. */
export interface DescribedField {
  name: string;
  label: string;
  kind: "text" | "date" | "select";
  required: boolean;
  hint?: string | undefined;
  pattern?: string | undefined;
  maxLength?: number | undefined;
  options?: readonly { value: string; label: string }[] | undefined;
}

/** The fields a server asks for, in its order. */
export function ServerFields({ fields }: { fields: readonly DescribedField[] }) {
  return fields.map(({ kind, options = [], name, label, hint, required }) => {
    const base = { name, label, hint, required };
    if (kind === "select")
      return <SelectField key={name} {...base} options={options} searchable={options.length > 8} />;
    if (kind === "date") return <DateField key={name} {...base} />;
    return <TextField key={name} {...base} />;
  });
}

/** What those fields must hold. A pattern this browser can't read is left to the server. */
export function serverFieldsSchema(fields: readonly DescribedField[]) {
  return z.object(Object.fromEntries(fields.map((field) => [field.name, rule(field)])));
}

function rule({ required, pattern, maxLength, kind, options = [] }: DescribedField) {
  const text = z
    .string()
    .max(maxLength ?? 500)
    .refine((value) => value !== "" || !required, "form.required")
    .refine((value) => value === "" || fits(value, pattern), "form.format");
  return kind === "select"
    ? text.refine((value) => value === "" || options.some((option) => option.value === value), "form.choose")
    : text;
}

function fits(value: string, pattern: string | undefined): boolean {
  if (!pattern) return true;
  try {
    return new RegExp(pattern, "u").test(value);
  } catch {
    return true;
  }
}
