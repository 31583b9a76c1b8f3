import type { ComponentProps, ReactNode } from "react";
import { cn } from "../cn.ts";
import { useFieldControl } from "./field-context.ts";

export interface InputGroupProps extends Omit<ComponentProps<"input">, "size" | "prefix"> {
  /** Before the text: an icon, a currency sign. */
  leading?: ReactNode;
  /** After the text: a unit, a Paste button. */
  trailing?: ReactNode;
  size?: "md" | "lg" | undefined;
  inputClassName?: string | undefined;
}

export function InputGroup({ leading, trailing, size = "md", className, inputClassName, ...props }: InputGroupProps) {
  return (
    <div
      className={cn(
        "flex w-full min-w-0 items-center gap-2 rounded-md border border-line-strong bg-surface px-3 text-ink transition-colors hover:border-ink-3 has-[input:disabled]:bg-sunken has-[input[aria-invalid=true]]:border-bad has-[input:focus-visible]:border-vault has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-ring has-[input:focus-visible]:outline-offset-2 touch:min-h-11",
        size === "lg" ? "h-11" : "h-[38px]",
        className,
      )}
    >
      {leading && <span className="flex shrink-0 items-center text-ink-2 [&_svg]:size-4">{leading}</span>}
      <input
        {...props}
        {...useFieldControl(props)}
        className={cn(
          "-my-px h-[calc(100%+2px)] w-full min-w-0 bg-transparent outline-none placeholder:text-ink-3 disabled:cursor-not-allowed disabled:text-ink-3 touch:text-base",
          inputClassName,
        )}
      />
      {trailing && <span className="flex shrink-0 items-center gap-2 text-ink-2">{trailing}</span>}
    </div>
  );
}
