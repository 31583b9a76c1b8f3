import type { ComponentProps } from "react";
import { cn } from "../cn.ts";
import { useFieldControl } from "./field-context.ts";

/** The shared frame of all text controls. */
export const controlClass =
  "w-full min-w-0 rounded-md border border-line-strong bg-surface text-ink transition-colors placeholder:text-ink-3 hover:border-ink-3 focus-visible:border-vault disabled:cursor-not-allowed disabled:bg-sunken disabled:text-ink-3 aria-invalid:border-bad [&[readonly]]:bg-sunken touch:min-h-11";

export interface InputProps extends Omit<ComponentProps<"input">, "size"> {
  /** `md` is 38 px for filters and settings, `lg` is 44 px for money flows. */
  size?: "md" | "lg" | undefined;
}

export function Input({ className, size = "md", ...props }: InputProps) {
  return (
    <input
      {...props}
      {...useFieldControl(props)}
      className={cn(controlClass, "px-3 touch:text-base", size === "lg" ? "h-11" : "h-[38px]", className)}
    />
  );
}
