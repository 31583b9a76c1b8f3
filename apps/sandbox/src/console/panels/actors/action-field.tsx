import { Field, Input, type Option, Select } from "@coffer/ui";
import { useWords } from "../../words/use-words.ts";

interface ActionFieldProps {
  /** Ends with a question mark if optional. */
  field: string;
  value: string | undefined;
  /** The options; null for free input. */
  options: readonly Option[] | null;
  onChange: (name: string, value: string) => void;
  error: string | undefined;
}

export function ActionField({ field, value = "", options, onChange, error }: ActionFieldProps) {
  const text = useWords().actors;
  const name = field.replace("?", "");
  return (
    <Field
      label={<code>{name}</code>}
      action={field.endsWith("?") && <span className="text-ink-2">{text.optional}</span>}
      error={error}
    >
      {options ? (
        <Select options={[...options]} value={value} onValueChange={(chosen) => onChange(name, chosen)} />
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
