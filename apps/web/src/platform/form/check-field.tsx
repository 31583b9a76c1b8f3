import { Checkbox } from "@coffer/ui";
import type { ReactNode } from "react";
import { useField } from "./use-field.tsx";

export interface CheckFieldProps {
  name: string;
  /** The text beside the box; may contain links. */
  children: ReactNode;
  /** The name in the error summary, where the text is too long. */
  label?: ReactNode;
}

/** A consent or an option. */
export function CheckField({ name, label, children }: CheckFieldProps) {
  const { field, error } = useField({ name, label: label ?? children });
  return (
    <div>
      <Checkbox
        ref={field.ref}
        checked={Boolean(field.value)}
        onCheckedChange={(checked) => field.onChange(checked === true)}
        onBlur={field.onBlur}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${name}-problem` : undefined}
      >
        {children}
      </Checkbox>
      <p id={`${name}-problem`} aria-live="polite" className="mt-1 pl-7 text-bad text-label empty:hidden">
        {error}
      </p>
    </div>
  );
}
