import { Field, RadioCards, type RadioCardsProps } from "@coffer/ui";
import { type FieldBase, useField } from "./use-field.tsx";

export interface RadioFieldProps extends FieldBase, Pick<RadioCardsProps, "options" | "columns"> {
  /** Called after the form has the value. */
  onChoose?: ((value: string) => void) | undefined;
}

/** A choice between a few options with explanations. */
export function RadioField({ name, label, hint, required, action, options, columns, onChoose }: RadioFieldProps) {
  const { field, error } = useField({ name, label });
  const choose = (value: string) => {
    field.onChange(value);
    field.onBlur();
    onChoose?.(value);
  };
  return (
    <Field label={label} hint={hint} error={error} required={required} action={action}>
      <RadioCards options={options} columns={columns} value={field.value} onValueChange={choose} />
    </Field>
  );
}
