import type { ComponentProps } from "react";
import { cn } from "../cn.ts";

/** Give it the height of what it stands for. The page says once that it is loading; a bar says nothing. */
export function Skeleton({ className, ...props }: ComponentProps<"span">) {
  return <span aria-hidden {...props} className={cn("block animate-pulse rounded-sm bg-line", className)} />;
}
