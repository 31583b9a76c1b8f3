import { Field, Input, Select } from "@coffer/ui";

interface ChoiceProps<Name extends string> {
  label: string;
  options: Record<Name, string>;
  value: Name;
  onChange: (value: Name) => void;
}

export const Choice = <Name extends string>({ label, options, value, onChange }: ChoiceProps<Name>) => (
  <Field label={label}>
    <Select
      options={(Object.entries(options) as [Name, string][]).map(([name, shown]) => ({ value: name, label: shown }))}
      value={value}
      onValueChange={(chosen) => onChange(chosen as Name)}
    />
  </Field>
);

type NumberFieldProps = { label: string; value: string; onChange: (value: string) => void; error: string | undefined };

export const NumberField = ({ label, value, onChange, error }: NumberFieldProps) => (
  <Field label={label} error={error}>
    <Input inputMode="decimal" autoComplete="off" value={value} onChange={(event) => onChange(event.target.value)} />
  </Field>
);

/** A choice with its dependent fields, side by side where there is room. */
export const pairClass = "grid items-start gap-4 @md:grid-cols-2";
