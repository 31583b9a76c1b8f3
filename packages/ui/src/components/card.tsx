import { Slot } from "radix-ui";
import type { ComponentProps } from "react";
import { cn } from "../cn.ts";

export function Card({ className, ...props }: ComponentProps<"section">) {
  return (
    <section
      {...props}
      className={cn("overflow-clip rounded-lg border border-line bg-surface text-ink shadow-soft", className)}
    />
  );
}

/** Title on the left, actions on the right; wraps on phones. */
export function CardHeader({ className, ...props }: ComponentProps<"div">) {
  return (
    <div {...props} className={cn("flex flex-wrap items-center justify-between gap-3 px-5 pt-4 pb-2.5", className)} />
  );
}

export interface CardTitleProps extends ComponentProps<"h2"> {
  /** Another heading level: <CardTitle asChild><h3>…</h3></CardTitle>. */
  asChild?: boolean | undefined;
}

export function CardTitle({ asChild, className, ...props }: CardTitleProps) {
  const Title = asChild ? Slot.Root : "h2";
  return <Title {...props} className={cn("font-medium text-body", className)} />;
}

export function CardBody({ className, ...props }: ComponentProps<"div">) {
  return <div {...props} className={cn("p-5 sm:p-6", className)} />;
}

export function CardFooter({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      {...props}
      className={cn("flex flex-wrap items-center justify-between gap-3 border-line border-t px-5 py-3", className)}
    />
  );
}
