import type { ComponentProps } from "react";
import { cn } from "../cn.ts";
import { type Tone, toneClass } from "./tone.ts";

export interface StatusChipProps extends ComponentProps<"span"> {
  tone?: Tone | undefined;
  dot?: boolean | undefined;
}

export function StatusChip({ tone = "neutral", dot = true, className, children, ...props }: StatusChipProps) {
  return (
    <span
      {...props}
      className={cn(
        "inline-flex h-[22px] items-center gap-1.5 whitespace-nowrap rounded-full px-2 font-medium text-head",
        toneClass[tone],
        className,
      )}
    >
      {dot && <span aria-hidden className="size-1.5 rounded-full bg-current" />}
      {children}
    </span>
  );
}
