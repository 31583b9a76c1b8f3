import { RadioGroup } from "radix-ui";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "../cn.ts";
import { useFieldGroup } from "./field-context.ts";

export interface SegmentedProps extends Omit<ComponentProps<typeof RadioGroup.Root>, "children"> {
  options: readonly { value: string; label: ReactNode; disabled?: boolean | undefined }[];
  /** All segments share the width. */
  stretch?: boolean | undefined;
}

export function Segmented({ options, stretch, className, ...props }: SegmentedProps) {
  return (
    <RadioGroup.Root
      {...props}
      {...useFieldGroup(props)}
      orientation="horizontal"
      className={cn(
        "max-w-full flex-wrap gap-0.5 rounded-md bg-sunken p-[3px]",
        stretch ? "flex" : "inline-flex",
        className,
      )}
    >
      {options.map((option) => (
        <RadioGroup.Item
          key={option.value}
          value={option.value}
          disabled={option.disabled}
          className={cn(
            "h-7 min-w-0 truncate rounded-sm px-3 font-medium text-ink-2 text-label transition-colors hover:text-ink disabled:cursor-not-allowed disabled:opacity-50 data-[state=checked]:bg-surface data-[state=checked]:text-ink data-[state=checked]:shadow-[0_0_0_1px_var(--line)] touch:min-h-11 touch:min-w-11",
            stretch && "flex-1",
          )}
        >
          {option.label}
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}
