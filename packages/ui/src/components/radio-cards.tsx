import { RadioGroup } from "radix-ui";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "../cn.ts";
import { useFieldGroup } from "./field-context.ts";

export interface RadioCardOption {
  value: string;
  label: ReactNode;
  note?: ReactNode;
  icon?: ReactNode;
  /** At the right: a chip or a fee. */
  aside?: ReactNode;
  disabled?: boolean | undefined;
}

export interface RadioCardsProps extends Omit<ComponentProps<typeof RadioGroup.Root>, "children"> {
  options: readonly RadioCardOption[];
  columns?: 1 | 2 | 3 | undefined;
}

const columnClass = { 1: "", 2: "sm:grid-cols-2", 3: "sm:grid-cols-3" };

export function RadioCards({ options, columns = 1, className, ...props }: RadioCardsProps) {
  return (
    <RadioGroup.Root {...props} {...useFieldGroup(props)} className={cn("grid gap-2", columnClass[columns], className)}>
      {options.map((option) => (
        <RadioGroup.Item
          key={option.value}
          value={option.value}
          disabled={option.disabled}
          className="group flex min-h-14 items-center gap-3 rounded-md border border-line-strong bg-surface px-4 py-3 text-left transition-colors hover:border-ink-3 disabled:cursor-not-allowed disabled:opacity-50 data-[state=checked]:border-vault data-[state=checked]:bg-vault-tint"
        >
          <span className="grid size-[18px] shrink-0 place-items-center rounded-full border border-ink-3 bg-surface group-data-[state=checked]:border-vault">
            <RadioGroup.Indicator className="size-2.5 rounded-full bg-vault" />
          </span>
          {option.icon}
          <span className="min-w-0 flex-1">
            <span className="block font-medium text-ink">{option.label}</span>
            {option.note && <span className="block text-ink-2 text-label">{option.note}</span>}
          </span>
          {option.aside}
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}
