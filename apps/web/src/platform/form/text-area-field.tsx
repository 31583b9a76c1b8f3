import { Field, Textarea } from "@coffer/ui";
import type { ComponentProps } from "react";
import { type FieldBase, useField } from "./use-field.tsx";

export interface TextAreaFieldProps extends FieldBase, Pick<ComponentProps<"textarea">, "rows" | "spellCheck"> {
  /** Monospaced, for lists of addresses and code. */
  mono?: boolean | undefined;
}

/** A text of several lines. */
export function TextAreaField({ name, label, hint, required, action, mono, ...input }: TextAreaFieldProps) {
  const { field, error } = useField({ name, label });
  return (
    <Field label={label} hint={hint} error={error} required={required} action={action}>
      <Textarea {...input} {...field} value={field.value ?? ""} className={mono ? "font-mono text-label" : undefined} />
    </Field>
  );
}
