import { Field, Input, Select } from "@coffer/ui";

/** Names of the control API that take true or false. */
const YES_OR_NO = /^has[A-Z]|Enabled$/;

interface ActionFieldProps {
  /** With a question mark when it may be left out. */
  field: string;
  value: string | undefined;
  onChange: (name: string, value: string) => void;
  error: string | undefined;
}

export function ActionField({ field, value = "", onChange, error }: ActionFieldProps) {
  const name = field.replace("?", "");
  return (
    <Field label={<code>{field}</code>} error={error}>
      {YES_OR_NO.test(name) ? (
        <Select
          options={["true", "false"].map((each) => ({ value: each, label: each }))}
          value={value}
          onValueChange={(chosen) => onChange(name, chosen)}
        />
      ) : (
        <Input
          autoComplete="off"
          spellCheck={false}
          value={value}
          onChange={(event) => onChange(name, event.target.value)}
        />
      )}
    </Field>
  );
}
