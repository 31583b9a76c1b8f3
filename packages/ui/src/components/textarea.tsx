import type { ComponentProps } from "react";
import { cn } from "../cn.ts";
import { useFieldControl } from "./field-context.ts";
import { controlClass } from "./input.tsx";

export function Textarea({ className, ...props }: ComponentProps<"textarea">) {
  return (
    <textarea
      {...props}
      {...useFieldControl(props)}
      className={cn(controlClass, "min-h-24 px-3 py-2.5 touch:text-base", className)}
    />
  );
}
