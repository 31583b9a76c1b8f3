import { CheckIcon, MinusIcon } from "lucide-react";
import { Checkbox as CheckboxPrimitive } from "radix-ui";
import { type ComponentProps, type ReactNode, useId } from "react";
import { cn } from "../cn.ts";
import { useFieldControl } from "./field-context.ts";

export interface CheckboxProps extends Omit<ComponentProps<typeof CheckboxPrimitive.Root>, "children"> {
  /** The label on the right. Without it, set aria-label. */
  children?: ReactNode;
}

export function Checkbox({ children, className, ...props }: CheckboxProps) {
  const made = useId();
  const wired = useFieldControl(props);
  const id = wired.id ?? made;
  const box = (
    <CheckboxPrimitive.Root
      {...props}
      {...wired}
      id={id}
      className={cn(
        // The square is 18 px; the ::after makes the target 24 px, or 44 px for touch.
        "peer relative mt-px grid size-[18px] shrink-0 place-items-center rounded-sm border border-ink-3 bg-surface text-on-vault transition-colors after:absolute after:-inset-1 disabled:cursor-not-allowed disabled:opacity-50 data-[state=checked]:border-vault data-[state=indeterminate]:border-vault data-[state=checked]:bg-vault data-[state=indeterminate]:bg-vault aria-invalid:border-bad touch:after:-inset-[13px]",
        className,
      )}
    >
      <CheckboxPrimitive.Indicator>
        {props.checked === "indeterminate" ? <MinusIcon className="size-3.5" /> : <CheckIcon className="size-3.5" />}
      </CheckboxPrimitive.Indicator>
    </CheckboxPrimitive.Root>
  );
  if (!children) return box;
  return (
    <div className="flex items-start gap-2.5">
      {box}
      <label htmlFor={id} className="text-body text-ink peer-disabled:text-ink-3">
        {children}
      </label>
    </div>
  );
}
