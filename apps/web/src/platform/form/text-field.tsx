import { Field, InputGroup, type InputGroupProps } from "@coffer/ui";
import { type FieldBase, useField } from "./use-field.tsx";

export interface TextFieldProps
  extends FieldBase,
    Pick<
      InputGroupProps,
      "type" | "autoComplete" | "inputMode" | "placeholder" | "leading" | "trailing" | "autoFocus" | "spellCheck"
    > {
  /** For addresses, hashes, order numbers. */
  mono?: boolean | undefined;
}

/** It takes whatever is typed or pasted: a text that is too long is said to be, not cut without a word. */
export function TextField({ name, label, hint, required, action, mono, ...input }: TextFieldProps) {
  const { field, error } = useField({ name, label });
  return (
    <Field label={label} hint={hint} error={error} required={required} action={action}>
      <InputGroup
        {...input}
        {...field}
        value={field.value ?? ""}
        {...(mono && { inputClassName: "font-mono text-label" })}
      />
    </Field>
  );
}

/** A calendar day; the browser's own picker knows the person's calendar and keyboard. */
export function DateField(props: FieldBase & { autoComplete?: string }) {
  return <TextField {...props} type="date" />;
}
