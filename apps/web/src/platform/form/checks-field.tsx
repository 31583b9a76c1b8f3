import { Checkbox, cn } from "@coffer/ui";
import { type ReactNode, useId } from "react";
import { type FieldBase, useField } from "./use-field.tsx";

export interface CheckOption {
  value: string;
  label: ReactNode;
  note?: ReactNode;
}

export interface ChecksFieldProps extends FieldBase {
  options: readonly CheckOption[];
  className?: string | undefined;
}

/** Several checkboxes; the value lists the checked options in their order. */
export function ChecksField({ name, label, hint, options, className }: ChecksFieldProps) {
  const { field, error } = useField({ name, label });
  const id = useId();
  const chosen: readonly string[] = field.value ?? [];
  const turn = (value: string, on: boolean) => {
    const all = options.map((option) => option.value);
    field.onChange(all.filter((each) => (each === value ? on : chosen.includes(each))));
  };
  return (
    <fieldset className="min-w-0" aria-describedby={`${id}-note`}>
      <legend className="mb-2 font-medium text-label">{label}</legend>
      <div className={cn("divide-y divide-line rounded-md border border-line-strong bg-surface", className)}>
        {options.map(({ value, label: words, note }, index) => (
          <div key={value} className="px-4 py-3">
            <Checkbox
              ref={index === 0 ? field.ref : undefined}
              checked={chosen.includes(value)}
              onCheckedChange={(on) => turn(value, on === true)}
              onBlur={field.onBlur}
              aria-invalid={error ? true : undefined}
              aria-describedby={note ? `${id}-${index}` : undefined}
            >
              <span className="font-medium">{words}</span>
            </Checkbox>
            {note && (
              <div id={`${id}-${index}`} className="mt-0.5 pl-7 text-ink-2 text-label">
                {note}
              </div>
            )}
          </div>
        ))}
      </div>
      <div id={`${id}-note`} aria-live="polite" className="mt-2 text-label empty:hidden">
        {error ? <p className="text-bad">{error}</p> : hint ? <div className="text-ink-2">{hint}</div> : null}
      </div>
    </fieldset>
  );
}
