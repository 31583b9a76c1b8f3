import { Combobox, Field, type Option, Select } from "@coffer/ui";
import { useText } from "../intl/text.tsx";
import { type FieldBase, useField, useFocusId } from "./use-field.tsx";

export interface SelectFieldProps extends FieldBase {
  options: readonly Option[];
  placeholder?: string | undefined;
  /** A search box above the options; for lists longer than a screen. */
  searchable?: boolean | undefined;
  size?: "md" | "lg" | undefined;
}

export function SelectField({
  name,
  label,
  hint,
  required,
  action,
  options,
  placeholder,
  searchable,
  size,
  disabled,
}: SelectFieldProps) {
  const text = useText();
  const { field, error } = useField({ name, label });
  const id = useFocusId(field.ref);
  const choose = (value: string) => {
    field.onChange(value);
    field.onBlur();
  };
  const shared = { options, value: field.value || undefined, onValueChange: choose, disabled, size };
  const unchosen = placeholder ?? text("form.select");
  return (
    <Field id={id} label={label} hint={hint} error={error} required={required} action={action}>
      {searchable ? (
        <Combobox
          {...shared}
          placeholder={unchosen}
          searchLabel={text("form.search")}
          emptyText={text("form.noMatch")}
        />
      ) : (
        <Select {...shared} placeholder={unchosen} />
      )}
    </Field>
  );
}
