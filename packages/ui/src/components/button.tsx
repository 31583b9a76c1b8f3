import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps, MouseEvent } from "react";
import { cn } from "../cn.ts";
import { AsChild } from "./as-child.tsx";
import { Spinner } from "./spinner.tsx";

const boxed: ("primary" | "secondary" | "ghost" | "danger")[] = ["primary", "secondary", "ghost", "danger"];

export const buttonVariants = cva(
  "relative inline-flex shrink-0 select-none items-center justify-center gap-2 whitespace-nowrap border font-medium transition-colors disabled:cursor-not-allowed disabled:opacity-50 aria-disabled:cursor-not-allowed [&_svg:not([class*=size-])]:size-4 [&_svg]:shrink-0 touch:min-h-11",
  {
    variants: {
      variant: {
        primary: "rounded-md border-transparent bg-vault text-on-vault hover:bg-vault-hover",
        secondary: "rounded-md border-line-strong bg-surface text-ink hover:bg-sunken",
        ghost: "rounded-md border-transparent text-ink-2 hover:bg-sunken hover:text-ink",
        danger: "rounded-md border-transparent bg-bad text-on-bad hover:bg-bad-hover",
        link: "-my-[3px] min-h-6 rounded-sm border-transparent text-vault underline-offset-4 hover:underline touch:-my-[13px]",
      },
      size: { sm: "text-label", md: "text-body", lg: "text-body", xl: "text-[15px]" },
    },
    // A link stands in a line of text: it has no height and no room at its sides.
    compoundVariants: [
      { variant: boxed, size: "sm", className: "h-[30px] px-2.5" },
      { variant: boxed, size: "md", className: "h-[38px] px-4" },
      { variant: boxed, size: "lg", className: "h-11 px-5" },
      { variant: boxed, size: "xl", className: "h-12 px-6" },
    ],
    defaultVariants: { variant: "primary", size: "md" },
  },
);

export interface ButtonProps extends ComponentProps<"button">, VariantProps<typeof buttonVariants> {
  /** Keeps the width, the focus and the place; clicks do nothing until it is false again. */
  loading?: boolean | undefined;
  /** What a screen reader hears when loading starts. */
  loadingLabel?: string | undefined;
  /** Draws its only child (a link) as the button. */
  asChild?: boolean | undefined;
}

export function Button({
  variant,
  size,
  loading,
  loadingLabel,
  asChild,
  className,
  children,
  onClick,
  type = "button",
  ...props
}: ButtonProps) {
  const classes = cn(buttonVariants({ variant, size }), className);
  if (asChild) {
    return (
      <AsChild {...props} onClick={onClick} className={classes}>
        {children}
      </AsChild>
    );
  }
  // aria-disabled, not disabled: a disabled button loses the focus in the middle of the act.
  const hold = (event: MouseEvent<HTMLButtonElement>) => (loading ? event.preventDefault() : onClick?.(event));
  return (
    <>
      <button
        {...props}
        type={type}
        onClick={hold}
        className={classes}
        aria-busy={loading || undefined}
        aria-disabled={loading || props["aria-disabled"]}
      >
        {/* Transparent, not hidden: the width stays, and so does the button's name. */}
        <span className={cn("contents", loading && "text-transparent **:text-transparent!")}>{children}</span>
        {loading && (
          <span className="absolute inset-0 grid place-items-center">
            <Spinner />
          </span>
        )}
      </button>
      {loadingLabel !== undefined && (
        <span role="status" className="sr-only">
          {loading ? loadingLabel : ""}
        </span>
      )}
    </>
  );
}
