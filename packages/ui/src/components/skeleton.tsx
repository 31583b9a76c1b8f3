import type { ComponentProps } from "react";
import { cn } from "../cn.ts";

/** Give it the height of the content it replaces. The page announces loading once; a skeleton announces nothing. */
export function Skeleton({ className, ...props }: ComponentProps<"span">) {
  return <span aria-hidden {...props} className={cn("block animate-pulse rounded-sm bg-line", className)} />;
}
