import { Combobox, Field, type Option, Select } from "@coffer/ui";
import { useIntl } from "react-intl";
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
  const intl = useIntl();
  const { field, error } = useField({ name, label });
  const id = useFocusId(field.ref);
  const choose = (value: string) => {
    field.onChange(value);
    field.onBlur();
  };
  const shared = { options, value: field.value || undefined, onValueChange: choose, disabled, size };
  const unchosen = placeholder ?? intl.formatMessage({ id: "form.select" });
  return (
    <Field id={id} label={label} hint={hint} error={error} required={required} action={action}>
      {searchable ? (
        <Combobox
          {...shared}
          placeholder={unchosen}
          searchLabel={intl.formatMessage({ id: "form.search" })}
          emptyText={intl.formatMessage({ id: "form.noMatch" })}
        />
      ) : (
        <Select {...shared} placeholder={unchosen} />
      )}
    </Field>
  );
}
