import { Tabs as TabsPrimitive } from "radix-ui";
import type { ComponentProps } from "react";
import { cn } from "../cn.ts";

export const Tabs = TabsPrimitive.Root;

export function TabsList({ className, ...props }: ComponentProps<typeof TabsPrimitive.List>) {
  return (
    <TabsPrimitive.List
      {...props}
      className={cn("flex gap-6 overflow-x-auto border-line border-b [scrollbar-width:none]", className)}
    />
  );
}

export function TabsTrigger(props: Omit<ComponentProps<typeof TabsPrimitive.Trigger>, "className">) {
  return (
    <TabsPrimitive.Trigger
      {...props}
      className="h-10 min-w-6 shrink-0 whitespace-nowrap border-transparent border-b-2 font-medium text-ink-2 transition-colors -outline-offset-2! hover:text-ink disabled:cursor-not-allowed disabled:opacity-50 data-[state=active]:border-vault data-[state=active]:text-ink touch:min-h-11 touch:min-w-11"
    />
  );
}

export function TabsContent({ className, ...props }: ComponentProps<typeof TabsPrimitive.Content>) {
  return <TabsPrimitive.Content {...props} className={cn("pt-5", className)} />;
}
