import { CheckIcon, ChevronDownIcon } from "lucide-react";
import { Select as SelectPrimitive } from "radix-ui";
import type { ReactNode } from "react";
import { cn } from "../cn.ts";
import { useFieldControl } from "./field-context.ts";
import { controlClass } from "./input.tsx";
import { type Option, OptionRow } from "./option-row.tsx";
import { menuItemClass, popClass } from "./pop-class.ts";

export interface SelectProps {
  options: readonly Option[];
  value?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
  placeholder?: string | undefined;
  /** Shown in the trigger before the value: "Coin:". */
  prefix?: ReactNode;
  name?: string | undefined;
  disabled?: boolean | undefined;
  size?: "md" | "lg" | undefined;
  /** Wraps a long label over several lines. */
  wrap?: boolean | undefined;
  id?: string | undefined;
  /** Required when no Field labels it. */
  "aria-label"?: string | undefined;
  className?: string | undefined;
}

export function Select({
  options,
  value,
  onValueChange,
  placeholder,
  prefix,
  size = "md",
  wrap,
  ...props
}: SelectProps) {
  const chosen = options.find((option) => option.value === value);
  return (
    <SelectPrimitive.Root
      value={value ?? ""}
      {...(onValueChange && { onValueChange })}
      {...(props.name !== undefined && { name: props.name })}
      disabled={props.disabled ?? false}
    >
      <SelectPrimitive.Trigger
        {...useFieldControl({ id: props.id })}
        aria-label={props["aria-label"]}
        className={cn(
          controlClass,
          "flex items-center justify-between gap-2 px-3 text-left data-placeholder:text-ink-3",
          wrap ? "min-h-[38px] wrap-anywhere py-2" : size === "lg" ? "h-11" : "h-[38px]",
          props.className,
        )}
      >
        <span className="flex min-w-0 items-center gap-1.5 *:min-w-0">
          {prefix && <span className="shrink-0 text-ink-2">{prefix}</span>}
          <SelectPrimitive.Value placeholder={placeholder}>
            {chosen ? <OptionRow option={chosen} one={!wrap} /> : undefined}
          </SelectPrimitive.Value>
        </span>
        <ChevronDownIcon className="size-4 shrink-0 text-ink-2" />
      </SelectPrimitive.Trigger>
      <SelectPrimitive.Portal>
        <SelectPrimitive.Content
          position="popper"
          sideOffset={4}
          className={cn(
            popClass,
            "max-h-[min(var(--radix-select-content-available-height),360px)] min-w-(--radix-select-trigger-width)",
          )}
        >
          <SelectPrimitive.Viewport className="p-1">
            {options.map((option) => (
              <SelectPrimitive.Item
                key={option.value}
                value={option.value}
                disabled={option.disabled ?? false}
                textValue={option.label}
                className={cn(menuItemClass, "justify-between pr-2.5")}
              >
                <SelectPrimitive.ItemText asChild>
                  <span className="min-w-0">
                    <OptionRow option={option} />
                  </span>
                </SelectPrimitive.ItemText>
                <SelectPrimitive.ItemIndicator>
                  <CheckIcon className="size-4 text-vault" />
                </SelectPrimitive.ItemIndicator>
              </SelectPrimitive.Item>
            ))}
          </SelectPrimitive.Viewport>
        </SelectPrimitive.Content>
      </SelectPrimitive.Portal>
    </SelectPrimitive.Root>
  );
}
