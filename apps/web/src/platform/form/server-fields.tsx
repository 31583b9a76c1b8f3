import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { useRegions } from "./regions.ts";
import { SelectField } from "./select-field.tsx";
import { DateField, TextField } from "./text-field.tsx";
import type { TextParams } from "./zod-messages.ts";

/** A field described by the server, such as those of a recipient on a channel. */
export interface DescribedField {
  /** The name of its value in the form. */
  name: string;
  label: string;
  kind: "text" | "date" | "select" | "phone" | "country" | "secret";
  required: boolean;
  hint?: ReactNode;
  /** Monospaced, for codes and numbers. */
  mono?: boolean | undefined;
  pattern?: string | undefined;
  minLength?: number | undefined;
  maxLength?: number | undefined;
  options?: readonly { value: string; label: string }[] | undefined;
}

const manyOptions = 8;

/** Renders the fields that a server describes, in its order. */
export function ServerFields({ fields }: { fields: readonly DescribedField[] }) {
  return fields.map((field) => <ServerField key={field.name} field={field} />);
}

function ServerField({ field: { kind, options = [], mono, ...field } }: { field: DescribedField }) {
  // Without length limits: an input with one would cut a code pasted in groups.
  const { pattern: _pattern, minLength: _least, maxLength: _most, ...base } = field;
  switch (kind) {
    case "select":
      return <SelectField {...base} options={options} searchable={options.length > manyOptions} />;
    case "country":
      return <CountryField {...base} />;
    case "date":
      return <DateField {...base} />;
    case "phone":
      return <TextField {...base} type="tel" inputMode="tel" autoComplete="off" />;
    case "secret":
      return <TextField {...base} type="password" inputMode="numeric" autoComplete="off" />;
    default:
      return <TextField {...base} mono={mono} autoComplete="off" spellCheck={!mono} />;
  }
}

function CountryField(base: Omit<DescribedField, "kind" | "options" | "mono">) {
  return <SelectField {...base} options={useRegions(useIntl().locale)} searchable />;
}

/** Returns a value's fault by the server's description. The server checks a pattern that this browser can't parse. */
export function describedFault(
  { required, pattern, minLength = 0, maxLength = Number.POSITIVE_INFINITY, kind, options = [] }: DescribedField,
  value: string,
): TextParams | undefined {
  if (value === "") return required ? { text: "form.required" } : undefined;
  if (kind === "select") return options.some((option) => option.value === value) ? undefined : { text: "form.choose" };
  if (value.length < minLength) return { text: "form.tooShort", values: { min: minLength } };
  if (value.length > maxLength) return { text: "form.tooLong", values: { max: maxLength } };
  return fits(value, pattern) ? undefined : { text: "form.format" };
}

function fits(value: string, pattern: string | undefined): boolean {
  if (!pattern) return true;
  try {
    return new RegExp(pattern, "u").test(value);
  } catch {
    return true;
  }
}
