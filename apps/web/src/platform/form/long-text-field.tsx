import { Field, Textarea } from "@coffer/ui";
import { type FieldBase, useField } from "./use-field.tsx";

export interface LongTextFieldProps extends FieldBase {
  /** The maximum number of characters, counted beside the label. */
  most: number;
}

/** A text of some sentences. Too long text is reported, not cut. */
export function LongTextField({ name, label, hint, required, most }: LongTextFieldProps) {
  const { field, error } = useField({ name, label });
  const typed = String(field.value ?? "");
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      required={required}
      action={
        <span className="text-ink-3 tabular-nums">
          {typed.trim().length}/{most}
        </span>
      }
    >
      <Textarea {...field} value={typed} rows={4} autoComplete="off" />
    </Field>
  );
}
