import { Switch as SwitchPrimitive } from "radix-ui";
import type { ComponentProps } from "react";
import { cn } from "../cn.ts";
import { useFieldControl } from "./field-context.ts";

export function Switch({ className, ...props }: ComponentProps<typeof SwitchPrimitive.Root>) {
  return (
    <SwitchPrimitive.Root
      {...props}
      {...useFieldControl(props)}
      className={cn(
        "relative inline-flex h-6 w-10 shrink-0 items-center rounded-full border border-ink-3 bg-sunken p-0.5 transition-colors disabled:cursor-not-allowed disabled:opacity-50 data-[state=checked]:border-vault data-[state=checked]:bg-vault touch:after:absolute touch:after:-inset-2.5",
        className,
      )}
    >
      <SwitchPrimitive.Thumb className="block size-[18px] rounded-full bg-ink-3 transition-transform data-[state=checked]:translate-x-4 data-[state=checked]:bg-on-vault" />
    </SwitchPrimitive.Root>
  );
}
