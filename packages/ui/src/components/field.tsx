import { type ReactNode, useId } from "react";
import { cn } from "../cn.ts";
import { FieldContext } from "./field-context.ts";
import { Label } from "./label.tsx";

export interface FieldProps {
  label: ReactNode;
  /** At the right of the label: a link or a small button ("Max 21,480.12", "Address book"). */
  action?: ReactNode;
  hint?: ReactNode;
  /** Shown in red instead of the hint, and announced when it appears. */
  error?: ReactNode;
  required?: boolean | undefined;
  /** The control's id; generated if omitted. */
  id?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

export function Field({ label, action, hint, error, required = false, id, className, children }: FieldProps) {
  const made = useId();
  const controlId = id ?? made;
  const invalid = error !== undefined && error !== null && error !== false && error !== "";
  const noteId = `${controlId}-note`;
  const labelId = `${controlId}-label`;
  const describedBy = invalid || hint ? noteId : undefined;
  return (
    <FieldContext value={{ controlId, labelId, describedBy, invalid, required }}>
      <div className={cn("flex min-w-0 flex-col gap-2", className)}>
        <div className="flex items-baseline justify-between gap-3">
          <Label id={labelId} htmlFor={controlId}>
            {label}
          </Label>
          {action && <div className="flex text-label">{action}</div>}
        </div>
        {children}
        <div id={noteId} aria-live="polite" className="text-label empty:hidden">
          {invalid ? <p className="text-bad">{error}</p> : hint ? <div className="text-ink-2">{hint}</div> : null}
        </div>
      </div>
    </FieldContext>
  );
}
