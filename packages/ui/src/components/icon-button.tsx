import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { cn } from "../cn.ts";

const iconButtonVariants = cva(
  "relative inline-grid shrink-0 place-items-center rounded-md border transition-colors disabled:cursor-not-allowed disabled:opacity-50 [&_svg:not([class*=size-])]:size-[18px] touch:min-h-11 touch:min-w-11",
  {
    variants: {
      variant: {
        ghost: "border-transparent text-ink-2 hover:bg-sunken hover:text-ink",
        secondary: "border-line-strong bg-surface text-ink hover:bg-sunken",
      },
      size: { sm: "size-[30px]", md: "size-[38px]" },
    },
    defaultVariants: { variant: "ghost", size: "md" },
  },
);

export interface IconButtonProps
  extends Omit<ComponentProps<"button">, "aria-label">,
    VariantProps<typeof iconButtonVariants> {
  /** The accessible name, shown on hover. */
  label: string;
}

export function IconButton({ label, variant, size, className, type = "button", title, ...props }: IconButtonProps) {
  return (
    <button
      {...props}
      type={type}
      aria-label={label}
      title={title ?? label}
      className={cn(iconButtonVariants({ variant, size }), className)}
    />
  );
}
