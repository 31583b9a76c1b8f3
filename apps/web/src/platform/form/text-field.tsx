import { Field, InputGroup, type InputGroupProps } from "@coffer/ui";
import { type FieldBase, useField } from "./use-field.tsx";

export interface TextFieldProps
  extends FieldBase,
    Pick<
      InputGroupProps,
      "type" | "autoComplete" | "inputMode" | "placeholder" | "leading" | "trailing" | "autoFocus" | "spellCheck"
    > {
  /** Monospaced, for addresses, hashes and order numbers. */
  mono?: boolean | undefined;
}

/** Accepts any typed or pasted text: too long text is reported, not cut. */
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

/** A calendar day; the browser's picker knows the user's calendar and keyboard. */
export function DateField(props: FieldBase & { autoComplete?: string }) {
  return <TextField {...props} type="date" />;
}
